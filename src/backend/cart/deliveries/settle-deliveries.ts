import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { settleStoreDelivery, type DeliveryNotice } from '#src/rules/delivery/store-delivery.ts'
import { addressOf, isShipped, offersTo } from './cart-deliveries.ts'
import type { Caller } from '../cart-dependencies.ts'
import { servesOrders } from '../store/cart-stores.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import { isHeld, isShippable, suppliesOf } from './supplies.ts'

/** A cart as its items can come today, and what has to be told of those that come another way than the shopper wanted. */
export type SettledCart = { cart: StoredCart; notices: DeliveryNotice[] }

type Products = ReadonlyMap<string, StoredProduct>
type View = Pick<Caller, 'site' | 'instant' | 'favStoreId'>

/** Settles what is meant for one store: it comes together, but what the store cannot hand out and nobody can ship there. */
const settleStore = (
  { cart, notices }: SettledCart,
  storeId: string,
  lines: readonly StoredLine[],
  products: Products,
  country: string,
): SettledCart => {
  const supplies = suppliesOf(cart, products)
  const { [storeId]: chosen, ...others } = cart.details.deliveries ?? {}
  const isServed = servesOrders(cart, storeId, country)
  const { delivery, notice } = settleStoreDelivery({
    wanted: chosen?.code === 'sts' ? 'sts' : 'pickup',
    isChosen: chosen?.shopperAppliedSM ?? false,
    isServed,
    isHeld: lines.every((line) => isHeld(supplies, storeId, line)),
    isShippable: lines.every((line) => isShippable(supplies, line)),
  })
  if (!notice) return { cart, notices }
  const isHome = delivery === 'home'
  const leaving = lines.filter((line) => isHome && !(isServed && isHeld(supplies, storeId, line)))
  const way = isHome ? chosen : { code: delivery, shopperAppliedSM: false }
  const own = way && leaving.length < lines.length ? { [storeId]: way } : {}
  const details: CartDetails = { ...cart.details, deliveries: { ...others, ...own } }
  const moved = leaving.map((line) => ({ ...line, storeId: '' }))
  return { cart: withLines({ ...cart, details }, moved), notices: [...notices, notice] }
}

const withLines = (cart: StoredCart, moved: readonly StoredLine[]): StoredCart => {
  const byId = new Map(moved.map((line) => [line.id, line]))
  return { ...cart, lines: cart.lines.map((line) => byId.get(line.id) ?? line) }
}

/** Has what cannot be delivered to the shopper picked up in their own store, where that holds it. */
const settleHome = (
  { cart, notices }: SettledCart,
  products: Products,
  { deliveryMethods }: Pick<PricingInputs, 'deliveryMethods'>,
  view: View,
): SettledCart => {
  const storeId = view.favStoreId ?? ''
  if (!servesOrders(cart, storeId, view.site.country)) return { cart, notices }
  const supplies = suppliesOf(cart, products)
  const address = addressOf(cart.details, 'me')
  const isServed = offersTo('me', address, deliveryMethods, view).length > 0
  const moved = cart.lines
    .filter((line) => line.storeId === '' && line.recipeId === '' && isShipped(line, products, view))
    .filter((line) => !isServed || !isShippable(supplies, line))
    .filter((line) => isHeld(supplies, storeId, line))
    .map((line) => ({ ...line, storeId }))
  if (moved.length === 0) return { cart, notices }
  return { cart: withLines(cart, moved), notices: [...notices, 'STHToPickup'] }
}

/** Works out how a cart's items can come today; the stored cart keeps what the shopper wanted. */
export const settleDeliveries = (
  cart: StoredCart,
  products: Products,
  inputs: Pick<PricingInputs, 'deliveryMethods'>,
  view: View,
): SettledCart => {
  const forStores = cart.lines.filter((line) => line.storeId !== '' && isShipped(line, products, view))
  let settled: SettledCart = { cart, notices: [] }
  for (const [storeId, lines] of Map.groupBy(forStores, (line) => line.storeId))
    settled = settleStore(settled, storeId, lines, products, view.site.country)
  return settleHome(settled, products, inputs, view)
}
