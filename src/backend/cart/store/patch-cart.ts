import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import { withoutAdjustmentsOf } from '#src/rules/cart/adjust-prices.ts'
import { isSameLine } from '#src/rules/cart/same-line.ts'
import type { CartChange } from '../plans/cart-plans.ts'
import type { StoredCart, StoredLine } from './cart-store.ts'
import { sourceOf, suppliesOf } from '../deliveries/supplies.ts'

/** What it takes to store a cart as it can come, and by how many units each line was lowered for that. */
export type CartPatch = { change: CartChange; lowered: ReadonlyMap<string, number> }

/** Lines that became the same as another when they moved join it. */
const joinMoved = (lines: readonly StoredLine[], isMoved: (line: StoredLine) => boolean): StoredLine[] => {
  const joined = new Map(lines.filter((line) => !isMoved(line)).map((line) => [line.id, line]))
  for (const line of lines.filter(isMoved)) {
    const twin = [...joined.values()].find((other) => isSameLine(other, line, false))
    joined.set(twin?.id ?? line.id, twin ? { ...twin, qty: twin.qty + line.qty } : line)
  }
  return lines.flatMap(({ id }) => joined.get(id) ?? [])
}

/** Lowers lines to what there is of them. Those of which there is nothing stay as they are, and are told. */
const lowerToStock = (cart: StoredCart, products: ReadonlyMap<string, StoredProduct>): StoredLine[] => {
  const supplies = suppliesOf(cart, products)
  return cart.lines.map((line) => {
    const units = supplies.unitsFor(line, sourceOf(cart, line))
    return units > 0 && units < line.qty ? { ...line, qty: units } : line
  })
}

/** Works out what to store of a settled cart: its deliveries, and its lines lowered to what there is of them. */
export const patchOf = (
  { lines: stored }: StoredCart,
  settled: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
): CartPatch => {
  const before = new Map(stored.map((line) => [line.id, line]))
  const joined = joinMoved(settled.lines, ({ id, storeId }) => before.get(id)?.storeId !== storeId)
  const lines = lowerToStock({ ...settled, lines: joined }, products)
  const wanted = new Map(joined.map(({ id, qty }) => [id, qty]))
  const lowered = lines.map(({ id, qty }): [string, number] => [id, (wanted.get(id) ?? qty) - qty])
  const remove = stored.flatMap(({ id }) => (wanted.has(id) ? [] : [id]))
  const put = lines.filter(({ id, storeId, qty }) => {
    const old = before.get(id)
    return old?.storeId !== storeId || old.qty !== qty
  })
  return {
    change: { remove, put, details: withoutAdjustmentsOf(settled.details, remove) },
    lowered: new Map(lowered.filter(([, units]) => units > 0)),
  }
}
