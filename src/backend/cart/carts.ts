import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { apiError, type ApiError, type ErrorId } from '#src/contract/errors.ts'
import type { CartStore, StoredCart } from './cart-store.ts'
import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import { presentCart } from './cart-presenter.ts'
import { afterPlan, planAdd, planChange, planRemove } from './cart-plans.ts'
import type { ItemChange, LinesPlan, NewItem } from './cart-plans.ts'
import type { CatalogueQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import { createKeyedMutex } from '#src/backend/platform/keyed-mutex.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'

/** Times a change is tried when other processes change the cart meanwhile. */
const maxTries = 6

/** Who asks, and how they see the catalogue. */
export type Caller = View & { sessionId: string }

type Planner<Id extends ErrorId> = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
) => Result<LinesPlan, ApiError<Id>>

/** Why a cart could not be changed, whatever the change. */
type RefusedChangeId = 'BSK404' | 'BSK409'

/**
 * The cart's use cases. Each answers with the whole cart in the caller's site's language and currency; BSK404 for an
 * unknown cart and for another session's, BSK409 when others kept changing it.
 */
export const createCarts = (store: CartStore, catalogue: CatalogueQueries, clock: Clock, newId: NewId) => {
  const runExclusive = createKeyedMutex()

  const productsOf = (cart: StoredCart, alsoId?: string) => {
    const ids = cart.lines.map(({ productId }) => productId)
    return catalogue.products(alsoId === undefined ? ids : [...ids, alsoId])
  }

  const tryChange = async <Id extends ErrorId>(
    cartId: string,
    { sessionId, ...view }: Caller,
    plan: Planner<Id>,
    productId?: string,
  ): Promise<Result<Cart, ApiError<Id | RefusedChangeId>>> => {
    for (let tried = 0; tried < maxTries; tried += 1) {
      const cart = await store.read(cartId, sessionId, productId)
      if (!cart) return err(apiError('BSK404'))
      const products = await productsOf(cart, productId)
      const planned = plan(cart, products)
      if (!planned.ok) return planned
      const { currency } = view.site
      const saved = await store.save({
        cartId,
        version: cart.version,
        currency,
        instant: clock(),
        ...planned.value,
      })
      if (saved) return ok(presentCart(afterPlan(cart, planned.value, currency), products, view))
    }
    return err(apiError('BSK409'))
  }

  const change = <Id extends ErrorId>(
    cartId: string,
    caller: Caller,
    plan: Planner<Id>,
    productId?: string,
  ) => runExclusive(cartId, () => tryChange(cartId, caller, plan, productId))

  return {
    /** Creates an empty cart. */
    create: async ({ sessionId, site, instant }: Caller): Promise<Cart> => {
      const cart = { id: newId(), currency: site.currency, version: 1, lines: [], stock: {} }
      const plan = { cartId: cart.id, currency: site.currency, instant: clock(), put: [] }
      await store.create(sessionId, plan)
      return presentCart(cart, new Map(), { site, instant })
    },

    /** Creates a cart with one item; no cart when the item is refused. */
    createWith: async ({ sessionId, site, instant }: Caller, productId: string, item: NewItem) => {
      const products = await catalogue.products([productId])
      const stock = await catalogue.stockNow([productId])
      const empty = { id: newId(), currency: site.currency, version: 0, lines: [], stock }
      const planned = planAdd(empty, products.get(productId), item, site, newId())
      if (!planned.ok) return planned
      const { put } = planned.value
      await store.create(sessionId, { cartId: empty.id, currency: site.currency, instant: clock(), put })
      return ok(presentCart(afterPlan(empty, planned.value, site.currency), products, { site, instant }))
    },

    read: async (cartId: string, { sessionId, ...view }: Caller) => {
      const cart = await store.read(cartId, sessionId)
      if (!cart) return err(apiError('BSK404'))
      await store.touch(cartId, clock())
      return ok(presentCart(cart, await productsOf(cart), view))
    },

    /** Adds an item; see `planAdd`. */
    add: (cartId: string, caller: Caller, productId: string, item: NewItem) => {
      const id = newId()
      return change(
        cartId,
        caller,
        (cart, products) => planAdd(cart, products.get(productId), item, caller.site, id),
        productId,
      )
    },

    /** Changes a line; see `planChange`. ORD404 when it is not there or is of another product than `productId`. */
    update: (
      cartId: string,
      caller: Caller,
      itemId: string,
      wanted: ItemChange & { productId?: string | undefined },
    ) =>
      change(cartId, caller, (cart, products) => {
        const line = cart.lines.find(({ id }) => id === itemId)
        if (!line || (wanted.productId !== undefined && wanted.productId !== line.productId))
          return err(apiError('ORD404'))
        return planChange(cart, line, products.get(line.productId), wanted, caller.site)
      }),

    /** Removes a line; see `planRemove`. */
    remove: (cartId: string, caller: Caller, itemId: string, upc: string | undefined) =>
      change(cartId, caller, (cart) => planRemove(cart, itemId, upc)),
  }
}

export type Carts = ReturnType<typeof createCarts>
