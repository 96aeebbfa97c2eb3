import { holidaysOf } from '#src/base/holidays.ts'
import { pickupPlace } from '#src/backend/stores/pickup-place.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { Cart, CartFlash } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { deliveryDates } from '#src/rules/delivery/delivery-dates.ts'
import type { Offer } from '#src/rules/delivery/offers.ts'
import type { DeliveryNotice } from '#src/rules/delivery/store-delivery.ts'
import type { CostTier } from '#src/rules/promotions/cart-to-price.ts'
import type { PricedCart } from '#src/rules/promotions/pricing/priced-cart.ts'
import { addressOf, type Shipment } from '../deliveries/cart-deliveries.ts'
import type { StoredCart } from '../store/cart-store.ts'
import type { CartTaxes } from '../pricing/cart-taxes.ts'
import { cartTexts } from './texts-of-carts.ts'

type Entry = Cart['shippingMethods'][number]
export type PresentedMethod = Entry['applicableShippingMethods'][number]

const costAt = (costs: readonly CostTier[], subtotal: number): number =>
  costs.findLast(({ from }) => from <= subtotal)?.cost ?? 0

export const presentOffer = (
  { method, days }: Offer,
  subtotal: number,
  finalAmount: number | undefined,
  { site, instant }: View,
): PresentedMethod => ({
  code: method.code,
  label: method.label,
  deliveryTime: cartTexts[site.language].deliveryTime(days.min, days.max),
  ...deliveryDates(method, { instant, timeZone: site.timeZone, holidays: holidaysOf(site.country) }),
  price: { amount: costAt(method.costs, subtotal), finalAmount },
})

/** Where nothing is offered, one default (specification, shopping, section 4). */
export const usualMethod = (code: 'standard' | 'digital', { language }: Site): PresentedMethod => ({
  code,
  ...cartTexts[language][code],
  price: { amount: 0 },
})

/** How each shipment may come, and where those of `stores` are collected; `subtotal` is what the items cost after promotions of the order. */
export const presentShipments = (
  shipments: readonly Shipment[],
  { offers: pricedOffers }: PricedCart,
  subtotal: number,
  stores: StoredCart['stores'],
  view: View,
): Entry[] =>
  shipments.map(({ shippingId, offers, selected, usual, isChosen }) => {
    const own = pricedOffers.filter((one) => one.shippingId === shippingId)
    const costOf = (code: string): number | undefined =>
      own
        .find(({ method }) => method === code)
        ?.deliveries.find((delivery) => delivery.shippingId === shippingId)?.afterPromotions
    const methods = offers.map((offer) => presentOffer(offer, subtotal, costOf(offer.method.code), view))
    const facts = stores?.get(shippingId)?.facts
    return {
      shippingId,
      code: selected?.method.code ?? 'standard',
      shopperAppliedSM: isChosen,
      applicableShippingMethods: methods.length > 0 ? methods : [usualMethod('standard', view.site)],
      defaultShippingMethodId: usual?.method.code ?? 'standard',
      ...(facts ? { store: pickupPlace(facts, view.site) } : {}),
    }
  })

/** That the site does not deliver to an address of the cart: to its country, by no method, or nobody knows the place. */
export const addressFlash = (
  { details }: StoredCart,
  shipments: readonly Shipment[],
  { failure }: CartTaxes,
  { country, language }: Site,
): CartFlash[] => {
  const { shippingAddresses = [] } = details
  const isUnserved = shipments.some(
    ({ shippingId, offers }) => offers.length === 0 && addressOf(details, shippingId),
  )
  const isInvalid =
    isUnserved || failure === 'TAX309' || shippingAddresses.some(({ countryCode }) => countryCode !== country)
  return isInvalid ? [{ type: 'InvalidShippingAddress', message: cartTexts[language].invalidAddress }] : []
}

/** What the shopper must know of deliveries that are not what they wanted, or chose. */
export const deliveryNotices = (
  notices: readonly DeliveryNotice[],
  shipments: readonly Shipment[],
  { language }: Site,
): Cart['customerNotifications'] => {
  const isDowngraded = shipments.some((shipment) => shipment.isDowngraded)
  const types = [...notices, ...(isDowngraded ? (['OrderShippingMethodDowngraded'] as const) : [])]
  return types.map((type) => ({ type, message: cartTexts[language].delivery[type] }))
}
