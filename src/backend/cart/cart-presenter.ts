import type { Cart } from '#src/contract/cart/cart.ts'
import { cartTotals } from './cart-totals.ts'
import type { StoredCart } from './cart-store.ts'
import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import { presentCartItem } from './cart-item-presenter.ts'
import { cartTexts } from './cart-texts.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'

/**
 * A cart as a site's shopper sees it: in the site's language and currency, at today's prices. Lines that cannot be
 * bought there stay, outside the totals, with a flash message.
 */
export const presentCart = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  view: View,
): Cart => {
  const { site } = view
  const answers = cart.lines.flatMap((line) => {
    const product = products.get(line.productId)
    return product ? [presentCartItem(cart, line, product, view)] : []
  })
  const items = answers.map(({ item }) => item)
  const priced = answers
    .filter(({ sold }) => sold)
    .map(({ item: { qty, price } }) => ({ qty, current: price.current, original: price.original }))
  const standard = {
    code: 'standard',
    ...cartTexts[site.language].standard,
    price: { amount: 0 },
  } as const
  return {
    id: cart.id,
    version: cart.version,
    currency: site.currency,
    totalItems: items.length,
    totals: cartTotals(priced, site.currency, site.tax),
    items,
    payment_instruments: [],
    shippingMethods: items.some(({ isDigitalProduct }) => !isDigitalProduct)
      ? [
          {
            shippingId: 'me',
            code: 'standard',
            applicableShippingMethods: [standard],
            defaultShippingMethodId: 'standard',
          },
        ]
      : [],
    couponItems: [],
    orderPromotions: [],
    promoSummary: [],
    flash: answers.flatMap(({ flash }) => flash),
    customerNotifications: [],
  }
}
