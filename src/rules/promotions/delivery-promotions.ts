import type { RefusalReason } from '#src/contract/promotions/refusal-reasons.ts'
import type { DeliveryToPrice, MethodToPrice, PromotionContext } from './cart-to-price.ts'
import type { PricedDelivery } from './pricing/priced-cart.ts'
import { couponOf, type Counted } from './pricing/pricing-state.ts'
import { reachedTier } from './reached-tier.ts'
import { takenOff } from './reduce.ts'
import type { SitePromotion } from './site-promotion.ts'

/** A delivery while it is priced. */
export type DeliveryState = PricedDelivery & { method: string; isClosed: boolean }

/** @param subtotal what the items cost after promotions of the order */
export const startDelivery = (
  { shippingId, method, costs }: MethodToPrice & Pick<DeliveryToPrice, 'shippingId'>,
  subtotal: number,
): DeliveryState => {
  const cost = costs.findLast(({ from }) => from <= subtotal)?.cost ?? 0
  return { shippingId, method, cost, afterPromotions: cost, discounts: [], isClosed: false }
}

const offOf = ({ effect }: SitePromotion, cost: number, counted: Counted): number => {
  if (effect.type === 'reduce') return takenOff(effect.reduction, cost)
  if (effect.type === 'fixedPrice') return Math.max(0, cost - effect.price)
  const tier = effect.type === 'tiers' ? reachedTier(effect.tiers, counted) : undefined
  return tier ? takenOff(tier.reduction, cost) : 0
}

/** The deliveries that a promotion is for. */
export const deliveriesOf = (
  { methods }: SitePromotion,
  deliveries: readonly DeliveryState[],
): DeliveryState[] => deliveries.filter(({ method }) => methods?.includes(method) ?? true)

type DeliveryCut = { delivery: DeliveryState; amount: number }

/** What a SHIPPING promotion would take off deliveries that others left to it, whatever its budget. */
const cutsOf = (
  promotion: SitePromotion,
  deliveries: readonly DeliveryState[],
  counted: Counted,
): { cuts: DeliveryCut[]; total: number } => {
  const { exclusive, limits } = promotion
  const cuts = deliveriesOf(promotion, deliveries)
    .filter(({ isClosed, discounts }) => !isClosed && !(exclusive && discounts.length > 0))
    .toSorted((a, b) => b.afterPromotions - a.afterPromotions || (a.shippingId < b.shippingId ? -1 : 1))
    .slice(0, limits.perOrder)
    .map((delivery) => ({ delivery, amount: offOf(promotion, delivery.afterPromotions, counted) }))
    .filter(({ amount }) => amount > 0)
  return { cuts, total: cuts.reduce((sum, { amount }) => sum + amount, 0) }
}

/**
 * Reduces deliveries by a SHIPPING promotion whose conditions are met; what it takes off: nothing where that is more than is left
 * of its budget.
 */
export const applyToDeliveries = (
  promotion: SitePromotion,
  deliveries: readonly DeliveryState[],
  counted: Counted,
  context: PromotionContext,
): number => {
  const { cuts, total } = cutsOf(promotion, deliveries, counted)
  if (total > promotion.budgetLeft) return 0
  const couponCode = couponOf(promotion, context)
  for (const { delivery, amount } of cuts) {
    delivery.afterPromotions -= amount
    delivery.discounts.push({ promotion, amount, couponCode })
    delivery.isClosed = promotion.exclusive
  }
  return total
}

/** Why a SHIPPING promotion whose conditions are met does nothing. */
export const vainDeliveryReason = (
  promotion: SitePromotion,
  deliveries: readonly DeliveryState[],
  counted: Counted,
): RefusalReason => {
  const own = deliveriesOf(promotion, deliveries)
  if (own.length === 0) return 'delivery'
  if (cutsOf(promotion, deliveries, counted).total > promotion.budgetLeft) return 'usedUp'
  return own.some(({ discounts }) => discounts.length > 0) ? 'exclusive' : 'priceIsLower'
}
