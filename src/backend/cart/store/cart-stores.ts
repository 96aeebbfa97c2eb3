import type { Stock } from '#src/backend/catalogue/stock/stock.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { StoreFacts } from '#src/contract/stores/store-facts.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import type { StoredCart, StoredLine } from './cart-store.ts'
import { isHeld, type Supplies } from '../deliveries/supplies.ts'

/** A store that a cart has to do with. `stock` is what it holds of the cart's products; it is not asked where stock does not matter. */
type CartStore = { facts: StoreFacts; stock: Stock | undefined }

/** The stores that a cart's lines go to, and the shopper's own. */
export type CartStores = ReadonlyMap<string, CartStore>

type Wanted = { productId?: string | undefined; storeId?: string | undefined }

/**
 * The cart with its stores and what they hold, one more store and product among them. Two statements, none where no store is
 * concerned.
 */
export const withStores = async (
  { stores, clock }: Pick<CartDependencies, 'stores' | 'clock'>,
  stored: StoredCart,
  { favStoreId, inventorySupplyCheck = true }: Pick<Caller, 'favStoreId' | 'inventorySupplyCheck'>,
  { productId, storeId }: Wanted = {},
): Promise<StoredCart> => {
  const cart = inventorySupplyCheck ? stored : { ...stored, ignoresStock: true }
  const named = [...cart.lines.map((line) => line.storeId), favStoreId, storeId]
  const ids = [...new Set(named.flatMap((id) => id || []))]
  if (ids.length === 0) return cart
  const products = [...cart.lines.map((line) => line.productId), productId]
  const [facts, stock] = await Promise.all([
    stores.byId(ids),
    inventorySupplyCheck
      ? stores.holdings(ids, [...new Set(products.flatMap((id) => id ?? []))], {
          cartId: cart.id,
          instant: clock(),
        })
      : undefined,
  ])
  const known = [...facts].map(([id, own]): [string, CartStore] => [
    id,
    { facts: own, stock: stock && (stock.get(id) ?? {}) },
  ])
  return { ...cart, stores: new Map(known) }
}

/** Whether orders can be sent to a store and handed out there, on a site of a country. */
export const servesOrders = (
  { stores }: Pick<StoredCart, 'stores'>,
  storeId: string,
  country: string,
): boolean => {
  const facts = stores?.get(storeId)?.facts
  return facts?.kind === 'store' && facts.services.includes('pickup') && facts.address.countryCode === country
}

/** Units of a line's variant that a store holds; undefined where nobody asked. */
export const heldUnits = (
  { stores }: Pick<StoredCart, 'stores'>,
  storeId: string,
  { productId, upc }: Pick<StoredLine, 'productId' | 'upc'>,
): number | undefined => {
  const stock = stores?.get(storeId)?.stock
  return stock && (stock[productId]?.[upc] ?? 0)
}

/** How a line comes that is meant for a store now: picked up, but shipped to a store that does not hold it. */
export const wayToStore = (
  supplies: Supplies,
  line: StoredLine,
): NonNullable<CartDetails['deliveries']>[string] =>
  isHeld(supplies, line.storeId, line)
    ? { code: 'pickup', shopperAppliedSM: true }
    : { code: 'sts', shopperAppliedSM: false }

/** A cart's details without deliveries to stores that no line goes to any more; what was chosen for home stays. */
export const withoutLeftStores = (details: CartDetails, lines: readonly StoredLine[]): CartDetails => {
  const places = new Set(['me', 'customs', ...lines.map(({ storeId }) => storeId)])
  const chosen = Object.entries(details.deliveries ?? {})
  const left = chosen.filter(([shippingId]) => places.has(shippingId))
  return left.length === chosen.length ? details : { ...details, deliveries: Object.fromEntries(left) }
}

/** The store that hands out all lines of a variant in a cart; empty where some are shipped, or there are none. */
export const handingOut = (
  { lines, details: { deliveries = {} } }: Pick<StoredCart, 'lines' | 'details'>,
  { productId, upc }: Pick<StoredLine, 'productId' | 'upc'>,
): string => {
  const storeIds = lines
    .filter((line) => line.productId === productId && line.upc === upc)
    .map(({ storeId }) => (deliveries[storeId]?.code === 'pickup' ? storeId : ''))
  const [first = '', ...others] = new Set(storeIds)
  return others.length === 0 ? first : ''
}
