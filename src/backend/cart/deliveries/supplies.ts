import { settings } from '#src/base/settings.ts'
import { unitsOf } from '#src/backend/catalogue/products/product-presenter.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'

/** The source of what is shipped; other sources are the shelves of stores, by their ids. */
export const warehouse = ''

type CartOfSupplies = Pick<StoredCart, 'lines' | 'details' | 'stores' | 'stock' | 'ignoresStock'>

type Wanted = Pick<StoredLine, 'id' | 'productId' | 'upc'>

/** What the lines of a cart can have of its sources. Units are Infinity where stock does not matter; what comes by email has one bound for all of it. */
export type Supplies = {
  /** Units of a line's variant that a source has. */
  unitsAt: (source: string, line: Wanted) => number
  /** As many, less those that the source gives to other lines; below 0 never. */
  unitsFor: (line: Wanted, source: string) => number
}

/** Where a line's units come from: the shelf of its store where it is picked up there, else the warehouse. */
export const sourceOf = (
  { details: { deliveries = {} } }: Pick<StoredCart, 'details'>,
  { storeId, recipeId }: Pick<StoredLine, 'storeId' | 'recipeId'>,
): string => (recipeId === '' && deliveries[storeId]?.code !== 'sts' ? storeId : warehouse)

/** The sources that a line may have its units from; what is made to order is on no shelf. */
export const sourcesOf = ({ storeId, recipeId }: Pick<StoredLine, 'storeId' | 'recipeId'>): string[] =>
  storeId === '' || recipeId !== '' ? [warehouse] : [warehouse, storeId]

/** Gives the units of each source to the lines that come from there, first to those that stand first. */
export const suppliesOf = (cart: CartOfSupplies, products: ReadonlyMap<string, StoredProduct>): Supplies => {
  const { lines, stores, stock, ignoresStock } = cart
  const isEmailed = (source: string, { productId }: Pick<Wanted, 'productId'>): boolean =>
    source === warehouse && products.get(productId)?.productType === 'digital'
  const unitsAt = (source: string, { productId, upc }: Wanted): number => {
    if (isEmailed(source, { productId })) return settings.largestEmailedOrder
    if (ignoresStock) return Infinity
    const product = products.get(productId)
    if (source === warehouse) return product ? unitsOf(product, upc, stock[productId] ?? {}) : 0
    return stores?.get(source)?.stock?.[productId]?.[upc] ?? 0
  }
  const keyOf = (source: string, { productId, upc }: Wanted): string =>
    JSON.stringify(isEmailed(source, { productId }) ? ['email'] : [source, productId, upc])
  const given = new Map<string, number>()
  const givenTo = new Map<string, { key: string; units: number }>()
  for (const line of lines) {
    const source = sourceOf(cart, line)
    const key = keyOf(source, line)
    const before = given.get(key) ?? 0
    const units = Math.max(0, Math.min(line.qty, unitsAt(source, line) - before))
    given.set(key, before + units)
    givenTo.set(line.id, { key, units })
  }
  const unitsFor = (line: Wanted, source: string): number => {
    const key = keyOf(source, line)
    const own = givenTo.get(line.id)
    const toOthers = (given.get(key) ?? 0) - (own?.key === key ? own.units : 0)
    return Math.max(0, unitsAt(source, line) - toOthers)
  }
  return { unitsAt, unitsFor }
}

/** Whether the shelf of a store has all units of a line. What is made to order is in no store. */
export const isHeld = (supplies: Supplies, storeId: string, line: StoredLine): boolean =>
  line.recipeId === '' && supplies.unitsFor(line, storeId) >= line.qty

/** Whether all units of a line can be shipped; what is made to order is made. */
export const isShippable = (supplies: Supplies, line: StoredLine): boolean =>
  line.recipeId !== '' || supplies.unitsFor(line, warehouse) >= line.qty
