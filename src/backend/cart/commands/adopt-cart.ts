import { err, ok } from '#src/base/result.ts'
import { largestCart } from '#src/contract/cart/line-item-fields.ts'
import { largestList } from '#src/contract/wishlists/favorites.ts'
import { apiError } from '#src/contract/errors.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { mergeCarts } from '#src/rules/cart/merge-carts.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { boundsOf } from '../plans/cart-plans.ts'
import { productsOf } from '../cart-products.ts'
import type { CartOwnerStore } from '../store/cart-owner-store.ts'
import type { AlsoWrite, StoredCart, StoredLine } from '../store/cart-store.ts'
import { withStores } from '../store/cart-stores.ts'
import { largestLineQuantity } from '../plans/line-quantity.ts'
import { mergedDetails } from '../plans/merged-details.ts'
import { savedLine } from '../saved-line-of.ts'
import { suppliesOf } from '../deliveries/supplies.ts'

/** The customer's cart after they signed in; `unitsSavedForLater` of the guest's did not fit into it. */
export type AdoptedCart = { basketId?: string; unitsSavedForLater: number }

type AdoptDependencies = Pick<
  CartDependencies,
  'store' | 'stores' | 'catalogue' | 'savedItems' | 'clock' | 'newId'
> & {
  owners: CartOwnerStore
  /** How many items a session saved for later. */
  countSaved: (sessionId: string) => Promise<number>
}

/** Times it is tried while others change one of the carts. */
const maxTries = 6

const maxUnitsIn =
  (cart: StoredCart, products: ReadonlyMap<string, StoredProduct>) =>
  (lines: readonly StoredLine[], line: StoredLine): number => {
    const variant = products.get(line.productId)?.variants.find(({ upc }) => upc === line.upc)
    if (!variant) return line.qty
    return largestLineQuantity(boundsOf(suppliesOf({ ...cart, lines: [...lines] }, products), line, variant))
  }

/**
 * Makes a guest's cart the customer's: it becomes theirs where they have none, and is merged into the one they have, see
 * `mergeCarts`. The guest has no cart then, so that doing it again adds nothing.
 * @param from the guest's session
 */
export const adoptCart =
  (dependencies: AdoptDependencies) =>
  async (from: string, guestCartId: string | undefined, caller: Caller): Promise<AdoptedCart> => {
    const { store, owners, stores, catalogue, savedItems, countSaved, clock, newId } = dependencies
    const { sessionId: to, site, customer } = caller

    /** The cart of a page, or where that is not the guest's the one they used last. */
    const guestCart = async (): Promise<StoredCart | undefined> => {
      const named = guestCartId === undefined ? undefined : await store.read(guestCartId, from)
      if (named) return named
      const latest = await owners.latestOf(from)
      return latest === undefined ? undefined : store.read(latest, from)
    }

    const tryOnce = async (
      owner: string,
      read: () => Promise<StoredCart | undefined>,
      ownId: string | undefined,
    ): Promise<AdoptedCart | undefined> => {
      const guest = await read()
      if (!guest) return { ...(ownId ? { basketId: ownId } : {}), unitsSavedForLater: 0 }
      if (ownId === undefined)
        return (await owners.giveTo(guest.id, owner, to))
          ? { basketId: guest.id, unitsSavedForLater: 0 }
          : undefined
      const own = await store.read(ownId, to)
      if (!own) return undefined
      const both = { ...own, lines: [...own.lines, ...guest.lines], stock: { ...own.stock, ...guest.stock } }
      const inputs = await withStores({ stores, clock }, both, caller)
      const products = await productsOf(catalogue, both)
      const savePlaces = customer?.consumerType === 'EMPLOYEE' ? 0 : largestList - (await countSaved(to))
      const { put, save } = mergeCarts(
        own.lines,
        guest.lines.map((line) => ({ ...line, id: newId() })),
        {
          maxLines: largestCart,
          savePlaces,
          maxUnits: maxUnitsIn(inputs, products),
          isGiftCounted: ({ productId }) => products.get(productId)?.productType === 'digital',
        },
      )
      const list = { sessionId: to, listId: newId(), instant: clock() }
      const alsoWrite: AlsoWrite<'BSK409' | 'WSH409'> = async (tx) => {
        if (!(await owners.remove(tx, guest, owner))) return err(apiError('BSK409'))
        for (const line of save) {
          const saved = await savedItems.saveLine(tx, list, newId(), savedLine(line))
          if (!saved.ok) return saved
        }
        return ok(undefined)
      }
      const { version } = own
      const details = mergedDetails(own.details, guest.details)
      const plan = { cartId: ownId, version, currency: site.currency, instant: clock() }
      const merged = await store.saveWith({ ...plan, remove: [], put, details }, alsoWrite)
      if (!merged.ok || !merged.value) return undefined
      return { basketId: ownId, unitsSavedForLater: save.reduce((sum, { qty }) => sum + qty, 0) }
    }

    /** One that others change all the while becomes the customer's as it is, and is merged when they next sign in. */
    const adoptOne = async (
      owner: string,
      read: () => Promise<StoredCart | undefined>,
      into?: string,
    ): Promise<AdoptedCart> => {
      for (let tried = 0; tried < maxTries; tried += 1) {
        const adopted = await tryOnce(owner, read, into ?? (await owners.latestOf(to)))
        if (adopted) return adopted
      }
      const ownId = into ?? (await owners.latestOf(to))
      const left = await read()
      if (left && owner !== to) await owners.giveTo(left.id, owner, to)
      return { ...(ownId ? { basketId: ownId } : {}), unitsSavedForLater: 0 }
    }

    const adopted = await adoptOne(from, guestCart)
    if (adopted.basketId === undefined) return adopted
    let { unitsSavedForLater } = adopted
    for (const other of await owners.othersOf(to, adopted.basketId)) {
      const merged = await adoptOne(to, () => store.read(other, to), adopted.basketId)
      unitsSavedForLater += merged.unitsSavedForLater
    }
    return { ...adopted, unitsSavedForLater }
  }
