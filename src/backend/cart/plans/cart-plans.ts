import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { largestCart, largestQuantity, type GiftOption } from '#src/contract/cart/line-item-fields.ts'
import type { CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { PricedCart } from '#src/rules/promotions/pricing/priced-cart.ts'
import { isSameLine } from '#src/rules/cart/same-line.ts'
import { refuseQuantity, type QuantityBounds } from './line-quantity.ts'
import { servesOrders, wayToStore } from '../store/cart-stores.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import { sourcesOf, suppliesOf, type Supplies } from '../deliveries/supplies.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'

/** What a caller may say about an item to add (specification, shopping, section 7). */
export type NewItem = {
  upc: string
  qty?: number | undefined
  maxQty?: number | undefined
  recipeId?: string | undefined
  storeId?: string | undefined
  precreatedCustomsCode?: string | undefined
  giftOption?: GiftOption | undefined
  customAmount?: number | undefined
  productImageURL?: string | undefined
  pdpUrl?: string | undefined
  /** Place of a new line among the lines, from 0; the last when missing. */
  position?: number | undefined
}

/** What a caller may change of a line. */
export type ItemChange = {
  upc?: string | undefined
  qty?: number | undefined
  maxQty?: number | undefined
  recipeId?: string | undefined
  storeId?: string | undefined
  customAmount?: number | undefined
  /** null takes it off. */
  giftOption?: GiftOption | null | undefined
}

/** What a use case changes: the lines it removes and writes, and everything besides lines, which stays where it is missing. */
export type CartChange = {
  remove: string[]
  put: StoredLine[]
  details?: CartDetails
  /** The cart as it is priced then, where the plan worked that out. */
  priced?: PricedCart
}

/** What bounds a line's quantity in a cart. All its units come one way, so the source that has most of them counts. */
export const boundsOf = (supplies: Supplies, line: StoredLine, variant: CatalogueVariant): QuantityBounds => {
  const sources = sourcesOf(line)
  return {
    stock: Math.max(...sources.map((source) => supplies.unitsAt(source, line))),
    free: Math.max(...sources.map((source) => supplies.unitsFor(line, source))),
    maxPerLine: Math.min(line.maxQty, variant.maxQty ?? largestQuantity),
  }
}

/** Why an item may not be had. */
export type RefusedItemId = 'ORD404' | 'INV408' | 'INV701' | 'INV702' | 'ATTR200' | 'SHP404'

/** Refuses an amount that the product is not sold for; the refusal names the bounds where there are any. */
const refuseAmount = (
  { customAmount = {} }: StoredProduct,
  amount: number,
  { currency }: Site,
): ApiError<'ATTR200'> | undefined => {
  const bounds = customAmount[currency]
  if (amount === 0 || (bounds && amount >= bounds.min && amount <= bounds.max)) return undefined
  return apiError(
    'ATTR200',
    { field: 'customAmount', ...bounds },
    'The field customAmount has a wrong value.',
  )
}

const sellable = (
  product: StoredProduct | undefined,
  upc: string,
  site: Site,
): Result<{ product: StoredProduct; variant: CatalogueVariant }, ApiError<'ORD404' | 'INV702'>> => {
  const variant = product?.variants.find((one) => one.upc === upc)
  if (!product?.active || !variant) return err(apiError('ORD404'))
  return variant.prices[site.currency] ? ok({ product, variant }) : err(apiError('INV702'))
}

/** Refuses a store that hands out no orders on the site. */
const refuseStore = (cart: StoredCart, storeId: string, { country }: Site): ApiError<'SHP404'> | undefined =>
  storeId === '' || servesOrders(cart, storeId, country) ? undefined : apiError('SHP404', { storeId })

const after = (lines: readonly StoredLine[]): number => (lines.at(-1)?.position ?? 0) + 1

/** The position of a line put in at a place, and the lines that make room for it. */
const makeRoom = (
  lines: readonly StoredLine[],
  place = lines.length,
): { position: number; moved: StoredLine[] } => {
  const position = after(lines.slice(0, place))
  const behind = lines.slice(place)
  const fits = behind.every((line) => line.position > position)
  return { position, moved: fits ? [] : behind.map((line) => ({ ...line, position: line.position + 1 })) }
}

/** Adds an item: to the line that is the same product, upc, recipe, store and amount, or as a new line with the given id. INV408 with `maxItems` for a line too many. */
export const planAdd = (
  cart: StoredCart,
  product: StoredProduct | undefined,
  item: NewItem,
  site: Site,
  id: string,
): Result<CartChange, ApiError<RefusedItemId>> => {
  const found = sellable(product, item.upc, site)
  if (!found.ok) return found
  const { position, moved } = makeRoom(cart.lines, item.position)
  const fresh: StoredLine = {
    id,
    position,
    productId: found.value.product.productId,
    upc: item.upc,
    qty: 0,
    maxQty: largestQuantity,
    recipeId: item.recipeId ?? '',
    storeId: item.storeId ?? '',
    precreatedCustomsCode: '',
    giftOption: item.giftOption ?? null,
    customAmount: item.customAmount ?? 0,
    productImageURL: '',
    pdpUrl: '',
  }
  const wrongAmount = refuseAmount(found.value.product, fresh.customAmount, site)
  if (wrongAmount) return err(wrongAmount)
  const wrongStore = refuseStore(cart, fresh.storeId, site)
  if (wrongStore) return err(wrongStore)
  const isDigital = found.value.product.productType === 'digital'
  const same = cart.lines.find((line) => isSameLine(line, fresh, isDigital)) ?? fresh
  if (same === fresh && cart.lines.length >= largestCart)
    return err(apiError('INV408', { maxItems: largestCart }))
  const line: StoredLine = {
    ...same,
    qty: same.qty + (item.qty ?? 1),
    maxQty: item.maxQty ?? same.maxQty,
    precreatedCustomsCode: item.precreatedCustomsCode ?? same.precreatedCustomsCode,
    giftOption: item.giftOption ?? same.giftOption,
    productImageURL: item.productImageURL ?? same.productImageURL,
    pdpUrl: item.pdpUrl ?? same.pdpUrl,
  }
  const supplies = suppliesOf(cart, new Map([[line.productId, found.value.product]]))
  const bounds = boundsOf(supplies, line, found.value.variant)
  const refused = refuseQuantity(line.qty, bounds)
  if (refused) return err(refused)
  const put = same === fresh ? [line, ...moved] : [line]
  const { deliveries = {} } = cart.details
  const isFirstThere = cart.stores?.has(line.storeId) && !deliveries[line.storeId]
  if (!isFirstThere) return ok({ remove: [], put })
  const ways = { ...deliveries, [line.storeId]: wayToStore(supplies, line) }
  return ok({ remove: [], put, details: { ...cart.details, deliveries: ways } })
}

/**
 * Changes a line. When it becomes the same as another line, the other goes and their quantities add up. INV405 when
 * its variant has sold out.
 */
export const planChange = (
  cart: StoredCart,
  line: StoredLine,
  product: StoredProduct | undefined,
  change: ItemChange,
  site: Site,
): Result<CartChange, ApiError<RefusedItemId | 'INV405'>> => {
  const found = sellable(product, change.upc ?? line.upc, site)
  if (!found.ok) return found
  const changed: StoredLine = {
    ...line,
    upc: change.upc ?? line.upc,
    qty: change.qty ?? line.qty,
    maxQty: change.maxQty ?? line.maxQty,
    recipeId: change.recipeId ?? line.recipeId,
    storeId: change.storeId ?? line.storeId,
    customAmount: change.customAmount ?? line.customAmount,
    giftOption: change.giftOption === undefined ? line.giftOption : change.giftOption,
    pdpUrl: change.upc === undefined ? line.pdpUrl : '',
  }
  const wrongAmount = refuseAmount(found.value.product, changed.customAmount, site)
  if (wrongAmount) return err(wrongAmount)
  const wrongStore = changed.storeId === line.storeId ? undefined : refuseStore(cart, changed.storeId, site)
  if (wrongStore) return err(wrongStore)
  const isDigital = found.value.product.productType === 'digital'
  const twin = cart.lines.find((other) => other.id !== line.id && isSameLine(other, changed, isDigital))
  const merged = twin ? { ...changed, qty: changed.qty + twin.qty } : changed
  const rest = { ...cart, lines: cart.lines.filter(({ id }) => id !== twin?.id) }
  const supplies = suppliesOf(rest, new Map([[line.productId, found.value.product]]))
  const bounds = boundsOf(supplies, merged, found.value.variant)
  if (bounds.stock <= 0) return err(apiError('INV405'))
  const refused = refuseQuantity(merged.qty, bounds)
  return refused ? err(refused) : ok({ remove: twin ? [twin.id] : [], put: [merged] })
}

/** Removes a line; ORD404 when it is not there, or is another variant than the caller says. */
export const planRemove = (
  cart: StoredCart,
  itemId: string,
  upc: string | undefined,
): Result<CartChange, ApiError<'ORD404'>> => {
  const line = cart.lines.find(({ id }) => id === itemId)
  return line && (upc === undefined || line.upc === upc)
    ? ok({ remove: [line.id], put: [] })
    : err(apiError('ORD404'))
}

/** The cart as it is once a plan is written. */
export const afterPlan = (
  cart: StoredCart,
  { remove, put, details = cart.details }: CartChange,
  currency: string,
): StoredCart => {
  const gone = new Set([...remove, ...put.map(({ id }) => id)])
  return {
    ...cart,
    currency,
    details,
    version: cart.version + 1,
    lines: [...cart.lines.filter(({ id }) => !gone.has(id)), ...put].sort((a, b) => a.position - b.position),
  }
}
