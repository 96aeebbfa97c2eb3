import { createHash } from 'node:crypto'
import { priceOf } from '#src/backend/catalogue/site-price.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { textIn } from '#src/contract/catalogue/catalogue.ts'
import type { CartItem } from '#src/contract/cart/cart.ts'
import type { PricedGift, PricedLine } from '#src/rules/promotions/pricing/priced-cart.ts'
import { presentCartItem } from '../api/cart-item-presenter.ts'
import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import type { CartTaxes } from '../pricing/cart-taxes.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import type { LineDeliveries } from '../deliveries/line-deliveries.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'

/** The id of the line of a promotion's gift: the same each time, as the line is worked out and not stored. */
export const giftLineId = (cartId: string, promotionId: string): string => {
  const hash = createHash('sha256').update(`${cartId} ${promotionId}`).digest('hex')
  const version = `8${hash.slice(13, 16)}`
  return [hash.slice(0, 8), hash.slice(8, 12), version, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join(
    '-',
  )
}

/** A gift as a line that costs nothing and comes with what goes to `storeId`, empty for home; undefined when its product is gone. */
export const presentGift = (
  cart: StoredCart,
  {
    promotion: { promotionId },
    gift: { productId, upc },
    units,
    choices,
    storeId,
  }: PricedGift & { storeId: string },
  { gifts: { products, stock } }: PricingInputs,
  taxes: CartTaxes,
  delivery: LineDeliveries,
  view: View,
): { item: CartItem; row: PricedLine & { qty: number } } | undefined => {
  const product = products.get(productId)
  if (!product) return undefined
  const id = giftLineId(cart.id, promotionId)
  const line: StoredLine = {
    ...{ id, productId, upc, qty: units, position: 0, maxQty: largestQuantity },
    ...{ recipeId: '', storeId, precreatedCustomsCode: '', giftOption: null },
    ...{ customAmount: 0, productImageURL: '', pdpUrl: '' },
  }
  const free = { unit: 0, atCurrent: 0, afterItemPromotions: 0, afterOrderPromotions: 0 }
  const untouched = { units: [], itemDiscounts: [], orderDiscounts: [] }
  const value = priceOf(product, upc, view.site)?.current ?? 0
  const row = { ...free, id, qty: units, atOriginal: value * units, ...untouched }
  const own = { stock: stock[productId] ?? {}, units, maxQty: units }
  const { item } = presentCartItem(own, line, product, row, [], taxes, delivery, view)
  const named = choices.map((choice) => ({
    ...choice,
    name: textIn(products.get(choice.productId)?.name ?? {}, view.site.locale),
  }))
  return {
    row,
    item: {
      ...item,
      unitsLeft: undefined,
      bonus: true,
      giftOf: { promotionId, choices: named },
    },
  }
}
