import type { Cart } from '#src/contract/cart/cart.ts'
import type { StoredProduct } from '#src/backend/catalogue/stored-product.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import { cartTotals } from './cart-totals.ts'
import type { StoredCart } from './cart-store.ts'
import { presentCartItem } from './cart-item-presenter.ts'
import { cartTexts } from './cart-texts.ts'
import type { CartTaxes } from './cart-taxes.ts'
import { presentGift } from './gift-lines.ts'
import type { PricingGround } from './pricing-ground.ts'
import { presentPromotions, presentRefusals } from './promotion-presenter.ts'
import type { PricedCart } from '#src/rules/promotions/priced-cart.ts'

/** How a cart is seen; editors may have it explained. */
type CartView = View & { explains?: boolean }

/** What was worked out of a cart, and from what. */
type WorkedOut = { ground: PricingGround; priced: PricedCart; taxes: CartTaxes }

/**
 * A cart as a site's shopper sees it: in the site's language and currency, at today's prices, with all promotions. Lines
 * that cannot be bought there stay, outside the totals, with a flash message.
 */
export const presentCart = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  { ground, priced, taxes }: WorkedOut,
  view: CartView,
): Cart => {
  const { site } = view
  const pricedById = new Map(priced.lines.map((line) => [line.id, line]))
  const answers = cart.lines.flatMap((line) => {
    const product = products.get(line.productId)
    return product
      ? [presentCartItem(cart, line, product, pricedById.get(line.id), priced.deliveries, taxes, view)]
      : []
  })
  const gifts = priced.gifts.flatMap((gift) => presentGift(cart, gift, ground, taxes, view) ?? [])
  const items = [...answers, ...gifts].map(({ item }) => item)
  const quantities = new Map(cart.lines.map(({ id, qty }) => [id, qty]))
  const rows = [
    ...priced.lines.map((line) => ({ ...line, qty: quantities.get(line.id) ?? 0 })),
    ...gifts.map(({ row }) => row),
  ]
  const shipping = priced.deliveries.reduce((sum, { afterPromotions }) => sum + afterPromotions, 0)
  return {
    id: cart.id,
    version: cart.version,
    currency: site.currency,
    totalItems: items.length,
    totals: cartTotals(rows, site, taxes, shipping),
    items,
    payment_instruments: [],
    shippingMethods: priced.deliveries.map(({ shippingId, cost }) => ({
      shippingId,
      code: 'standard',
      applicableShippingMethods: [
        { code: 'standard', ...cartTexts[site.language].standard, price: { amount: cost } },
      ],
      defaultShippingMethodId: 'standard',
    })),
    ...presentPromotions(priced, cart.details.coupons ?? [], site),
    ...(view.explains ? { refusedPromotions: presentRefusals(ground.promotions, priced) } : {}),
    flash: answers.flatMap(({ flash }) => flash),
    customerNotifications: [],
  }
}
