import type { DeliveryToPrice, MethodToPrice, PromotionContext } from '../cart-to-price.ts'
import { applyToDeliveries, startDelivery } from '../delivery-promotions.ts'
import type { PricedDelivery, PricedOffer } from './priced-cart.ts'
import { count, subtotalOf, type PricingState } from './pricing-state.ts'
import { missingOf } from '../qualify.ts'
import type { SitePromotion } from '../site-promotion.ts'

/** Deliveries of a cart whose items are priced, after SHIPPING promotions. */
const priceDeliveries = (
  deliveries: readonly (MethodToPrice & Pick<DeliveryToPrice, 'shippingId'>)[],
  running: readonly SitePromotion[],
  state: PricingState,
  context: PromotionContext,
): PricedDelivery[] => {
  const subtotal = subtotalOf(state)
  const states = deliveries.map((delivery) => startDelivery(delivery, subtotal))
  for (const promotion of running) {
    const counted = count(state, promotion.items, ({ row }) => row)
    if (!missingOf(promotion, counted)) applyToDeliveries(promotion, states, counted, context)
  }
  return states.map(({ shippingId, cost, afterPromotions, discounts }) => ({
    shippingId,
    cost,
    afterPromotions,
    discounts,
  }))
}

/**
 * Prices every method that is offered as if it were selected, all else being as it is: a promotion may be for one method alone,
 * or for so many deliveries of the order.
 * @param state the items after promotions of products and of the order
 */
export const priceOffers = (
  deliveries: readonly DeliveryToPrice[],
  running: readonly SitePromotion[],
  state: PricingState,
  context: PromotionContext,
): PricedOffer[] => {
  const ofDelivery = running.filter((promotion) => promotion.class === 'SHIPPING')
  return deliveries.flatMap(({ shippingId, offered }) =>
    offered.map(({ method, costs }) => {
      const selected = deliveries.map((one) =>
        one.shippingId === shippingId ? { shippingId, method, costs } : one,
      )
      return { shippingId, method, deliveries: priceDeliveries(selected, ofDelivery, state, context) }
    }),
  )
}
