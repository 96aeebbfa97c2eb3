import { segmentHolds } from '#src/rules/personalization/segment.ts'
import type { PromotionContext } from './cart-to-price.ts'
import type { RefusalReason } from '#src/contract/promotions/refusal-reasons.ts'
import { couponOf, type Counted } from './pricing/pricing-state.ts'
import type { SitePromotion } from './site-promotion.ts'

/** Why a promotion does not run, and what is missing where something is. */
export type Unmet = { reason: RefusalReason; distance?: number }

const holds = <T>(wanted: readonly T[] | undefined, isSo: (one: T) => boolean): boolean =>
  wanted === undefined || wanted.some(isSo)

const isOfCustomer = (
  { conditions: { segments, customerGroups } }: SitePromotion,
  { visitor, customerGroups: own }: PromotionContext,
  units: number,
): boolean =>
  holds(segments, (segment) => segmentHolds(segment, { ...visitor, units })) &&
  holds(customerGroups, (group) => own.includes(group))

const isUsedUp = (
  { promotionId, isUsedUp: isOver, limits, budgetLeft }: SitePromotion,
  { customerUses }: PromotionContext,
) =>
  isOver ||
  budgetLeft === 0 ||
  (limits.perCustomer !== undefined && (customerUses[promotionId] ?? 0) >= limits.perCustomer)

/**
 * Why a promotion does not run for this shopper now, whatever is in the cart; undefined if it may.
 * @param now milliseconds since 1970
 * @param units all units in the cart
 */
export const refusedFor = (
  promotion: SitePromotion,
  context: PromotionContext,
  now: number,
  units: number,
): RefusalReason | undefined => {
  const { from, until, conditions, nthOrder } = promotion
  const { channels, paymentMethods, coupon } = conditions
  if (now < from) return 'notYet'
  if (now >= until) return 'expired'
  if (coupon && couponOf(promotion, context) === undefined) return 'coupon'
  if (!holds(channels, (channel) => channel === context.channel)) return 'channel'
  if (!isOfCustomer(promotion, context, units)) return 'customer'
  if (nthOrder !== undefined && context.ordersBefore !== nthOrder - 1) return 'nthOrder'
  if (isUsedUp(promotion, context)) return 'usedUp'
  if (!holds(paymentMethods, (method) => method === context.paymentMethod)) return 'paymentMethod'
  return undefined
}

/** What a cart lacks of a promotion's thresholds; undefined where it lacks nothing. */
export const missingOf = (
  { units, subtotal }: Pick<SitePromotion, 'units' | 'subtotal'>,
  counted: Counted,
): Unmet | undefined => {
  if (counted.units === 0) return { reason: 'items' }
  if (counted.units < units) return { reason: 'units', distance: units - counted.units }
  if (counted.subtotal < subtotal) return { reason: 'subtotal', distance: subtotal - counted.subtotal }
  return undefined
}
