import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { withoutAdjustmentsOf } from '#src/rules/cart/adjust-prices.ts'
import { isSameLine } from '#src/rules/cart/same-line.ts'
import { settleStoreDelivery, type DeliveryNotice } from '#src/rules/delivery/store-delivery.ts'
import { addressOf, offersTo } from './cart-deliveries.ts'
import type { Caller } from './cart-parts.ts'
import type { CartChange } from './cart-plans.ts'
import { heldUnits, isHeld, isShippable, servesOrders, unitsForLine } from './cart-stores.ts'
import type { StoredCart, StoredLine } from './cart-store.ts'
import type { PricingGround } from './pricing-ground.ts'

/** A cart as its items can come today, and what has to be told of those that come another way than the shopper wanted. */
export type SettledCart = { cart: StoredCart; notices: DeliveryNotice[] }

type Products = ReadonlyMap<string, StoredProduct>
type View = Pick<Caller, 'site' | 'instant' | 'favStoreId'>

const isShipped = ({ productId }: StoredLine, products: Products): boolean =>
  products.get(productId)?.productType === 'standard'

/** Settles what is meant for one store: it comes together, but what the store cannot hand out and nobody can ship there. */
const settleStore = (
  { cart, notices }: SettledCart,
  storeId: string,
  products: Products,
  country: string,
): SettledCart => {
  const lines = cart.lines.filter((line) => line.storeId === storeId && isShipped(line, products))
  const { [storeId]: chosen, ...others } = cart.details.deliveries ?? {}
  const isServed = servesOrders(cart, storeId, country)
  const { delivery, notice } = settleStoreDelivery({
    wanted: chosen?.code === 'sts' ? 'sts' : 'pickup',
    isChosen: chosen?.shopperAppliedSM ?? false,
    isServed,
    isHeld: lines.every((line) => isHeld(cart, storeId, line)),
    isShippable: lines.every((line) => isShippable(cart, line, products)),
  })
  if (!notice) return { cart, notices }
  const isHome = delivery === 'home'
  const leaving = lines.filter((line) => isHome && !(isServed && isHeld(cart, storeId, line)))
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

/** Lowers lines to what can be had of them. Those of which there is nothing stay as they are, and are told. */
export const lowerToStock = (cart: StoredCart, products: Products): StoredCart => {
  const lower = (line: StoredLine): StoredLine => {
    const product = products.get(line.productId)
    const units = product ? unitsForLine(cart, line, product) : 0
    return units > 0 && units < line.qty ? { ...line, qty: units } : line
  }
  return { ...cart, lines: cart.lines.map(lower) }
}

/** What it takes to store a settled cart: lines that become the same as another join it. */
export const changeOfSettled = ({ lines }: StoredCart, cart: StoredCart): CartChange => {
  const before = new Map(lines.map((line) => [line.id, line]))
  const isMoved = (line: StoredLine): boolean => {
    const { storeId, qty } = before.get(line.id) ?? {}
    return storeId !== line.storeId || qty !== line.qty
  }
  const settled = cart.lines.filter((line) => !isMoved(line))
  const put = new Map<string, StoredLine>()
  const remove: string[] = []
  for (const line of cart.lines.filter(isMoved)) {
    const twin = settled.find((other) => isSameLine(other, line, false))
    const joined = twin ? { ...twin, qty: (put.get(twin.id) ?? twin).qty + line.qty } : line
    if (twin) remove.push(line.id)
    else settled.push(line)
    put.set(joined.id, joined)
  }
  return { remove, put: [...put.values()], details: withoutAdjustmentsOf(cart.details, remove) }
}

/** Has what cannot be delivered to the shopper picked up in their own store, where that holds it. */
const settleHome = (
  { cart, notices }: SettledCart,
  products: Products,
  { deliveryMethods }: Pick<PricingGround, 'deliveryMethods'>,
  view: View,
): SettledCart => {
  const storeId = view.favStoreId ?? ''
  if (!servesOrders(cart, storeId, view.site.country)) return { cart, notices }
  const address = addressOf(cart.details, 'me')
  const isServed = offersTo('me', address, deliveryMethods, view).length > 0
  const moved = cart.lines
    .filter((line) => line.storeId === '' && line.recipeId === '' && isShipped(line, products))
    .filter((line) => !isServed || !isShippable(cart, line, products))
    .filter((line) => (heldUnits(cart, storeId, line) ?? 0) >= line.qty)
    .map((line) => ({ ...line, storeId }))
  if (moved.length === 0) return { cart, notices }
  return { cart: withLines(cart, moved), notices: [...notices, 'STHToPickup'] }
}

/** Works out how a cart's items can come today; the stored cart keeps what the shopper wanted. */
export const settleDeliveries = (
  cart: StoredCart,
  products: Products,
  ground: Pick<PricingGround, 'deliveryMethods'>,
  view: View,
): SettledCart => {
  const storeIds = [...new Set(cart.lines.map(({ storeId }) => storeId))].filter((id) => id !== '')
  let settled: SettledCart = { cart, notices: [] }
  for (const storeId of storeIds) settled = settleStore(settled, storeId, products, view.site.country)
  return settleHome(settled, products, ground, view)
}
