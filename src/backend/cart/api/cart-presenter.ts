import type { Cart } from '#src/contract/cart/cart.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { DeliveryNotice } from '#src/rules/delivery/store-delivery.ts'
import type { AdjustedCart } from '#src/rules/cart/adjust-prices.ts'
import type { Shipment } from '../deliveries/cart-deliveries.ts'
import { presentTenders, wishedTenders } from '../cart-tenders.ts'
import { cartTotals } from '../pricing/cart-totals.ts'
import type { DeliveryView } from '../cart-dependencies.ts'
import type { StoredCart, StoredLine } from '../store/cart-store.ts'
import { declinedGifts } from '../plans/declined-gifts.ts'
import type { CartTaxes } from '../pricing/cart-taxes.ts'
import { boundsOf } from '../plans/cart-plans.ts'
import { presentCartItem, type LineStock } from './cart-item-presenter.ts'
import { addressFlash, deliveryNotices, presentShipments } from './delivery-presenter.ts'
import { lineDeliveries } from '../deliveries/line-deliveries.ts'
import { largestLineQuantity } from '../plans/line-quantity.ts'
import { presentGift } from '../plans/gift-lines.ts'
import type { PricingInputs } from '../pricing/pricing-inputs.ts'
import { presentPromotions, presentRefusals } from './promotion-presenter.ts'
import { sourceOf, suppliesOf } from '../deliveries/supplies.ts'
import { appliedVoucher, presentLoyalty } from '../plans/reward-plans.ts'

/** How a cart is seen; editors may have it explained. */
type CartView = View & { explains?: boolean } & Partial<DeliveryView>

/** What was worked out of a cart, and from what. */
type WorkedOut = {
  inputs: PricingInputs
  /** What the items cost after promotions of the order. */
  subtotal: number
  priced: AdjustedCart
  /** The lines that are gift cards. */
  giftCards: ReadonlySet<string>
  taxes: CartTaxes
  shipments: readonly Shipment[]
  /** Deliveries that are not what the shopper wanted. */
  notices: readonly DeliveryNotice[]
  /** Units by which lines were lowered just now, by line. */
  lowered: ReadonlyMap<string, number>
}

/**
 * A cart as a site's shopper sees it: in the site's language and currency, at today's prices, with all promotions. Lines
 * that cannot be bought there stay, outside the totals, with a flash message.
 */
export const presentCart = (
  cart: StoredCart,
  products: ReadonlyMap<string, StoredProduct>,
  { inputs, subtotal, priced, giftCards, taxes, shipments, notices, lowered }: WorkedOut,
  view: CartView,
): Cart => {
  const { site } = view
  const { shippingAddresses, addressOrigin, estimate, billingAddress, deviceFingerPrint } = cart.details
  const { inStoreSalesInfo } = cart.details
  const voucher = appliedVoucher(cart, inputs.customer, site)
  const shippingMethods = presentShipments(shipments, priced, subtotal, cart.stores, view)
  const supplies = suppliesOf(cart, products)
  const stockOf = (line: StoredLine): LineStock => {
    const variant = products.get(line.productId)?.variants.find(({ upc }) => upc === line.upc)
    return {
      stock: cart.stock[line.productId] ?? {},
      units: supplies.unitsFor(line, sourceOf(cart, line)),
      maxQty: variant ? largestLineQuantity(boundsOf(supplies, line, variant)) : 0,
      lowered: lowered.get(line.id),
    }
  }
  const deliveries = lineDeliveries(cart, supplies, shippingMethods, { inputs, subtotal }, view)
  const pricedById = new Map(priced.lines.map((line) => [line.id, line]))
  const answers = cart.lines.flatMap((line) => {
    const product = products.get(line.productId)
    const one = pricedById.get(line.id)
    return product
      ? [presentCartItem(stockOf(line), line, product, one, priced.deliveries, taxes, deliveries, view)]
      : []
  })
  const goesHome = shipments.some(({ shippingId }) => !cart.stores?.has(shippingId))
  const giftStore = goesHome ? '' : (shipments[0]?.shippingId ?? '')
  const gifts = priced.gifts.flatMap(
    (gift) => presentGift(cart, { ...gift, storeId: giftStore }, inputs, taxes, deliveries, view) ?? [],
  )
  const items = [...answers, ...gifts].map(({ item }) => item)
  const quantities = new Map(cart.lines.map(({ id, qty }) => [id, qty]))
  const rows = [
    ...priced.lines.map((line) => ({
      ...line,
      qty: quantities.get(line.id) ?? 0,
      isGiftCard: giftCards.has(line.id),
    })),
    ...gifts.map(({ row }) => row),
  ]
  const changedDeliveries = deliveryNotices(notices, shipments, site)
  const shipping = priced.deliveries.reduce((sum, { afterPromotions }) => sum + afterPromotions, 0)
  const wished = wishedTenders(cart, inputs.customer, site)
  const totals = cartTotals(rows, site, taxes, shipping, wished)
  return {
    id: cart.id,
    version: cart.version,
    currency: site.currency,
    totalItems: items.length,
    totals,
    items,
    declinedGifts: declinedGifts({ cart, products, inputs, view }),
    payment_instruments: presentTenders(cart.details, totals, wished),
    shippingMethods,
    appliedLoyaltyVoucher: voucher && {
      points: voucher.points,
      amountInCurrency: voucher.amountInCurrency,
    },
    loyalty: presentLoyalty(inputs.customer, site),
    ...presentPromotions(priced, cart.details.coupons ?? [], site),
    ...(view.explains ? { refusedPromotions: presentRefusals(inputs.promotions, priced) } : {}),
    shippingAddresses,
    addressOrigin,
    estimate,
    billingAddress,
    deviceFingerPrint,
    inStoreSalesInfo,
    price_adjustments: (cart.details.priceAdjustments ?? []).map((adjustment) => ({
      ...adjustment,
      price: priced.adjusted.get(adjustment.adjustmentId) ?? 0,
    })),
    flash: [
      ...answers.flatMap(({ flash }) => flash),
      ...addressFlash(cart, shipments, taxes, site),
      ...changedDeliveries,
    ],
    customerNotifications: changedDeliveries,
  }
}
