import { formatMoney } from '#src/base/money.ts'
import type { Cart, CartItem } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { isGiftPromotion } from '#src/rules/promotions/approaching.ts'
import type {
  AppliedPromotion,
  Approaching,
  Discount,
  PricedCart,
} from '#src/rules/promotions/pricing/priced-cart.ts'
import { explainRefusals } from '#src/rules/promotions/explain-refusals.ts'
import type { SitePromotion, SitePromotions } from '#src/rules/promotions/site-promotion.ts'

type CartPromotion = Cart['orderPromotions'][number]
type Status = Approaching['status']

const textAt = { BELOW: 0, ABOVE: 1, REACHED: 2 } as const

/** The text of the callout for how near a cart is; empty where it has none. */
const calloutMessage = ({ callout }: SitePromotion, status: Status, distance: string): string =>
  (callout?.[textAt[status]] ?? '').replaceAll('{distance}', distance)

const presentPromotion = (promotion: SitePromotion, status: Status, distance: string) => ({
  level: promotion.class,
  promotionName: promotion.name,
  promotionId: promotion.promotionId,
  calloutMessage: calloutMessage(promotion, status, distance),
  thresholdStatus: status,
  promotionClass: promotion.class,
})

/** A promotion that takes something off, or gives something. */
export const presentApplied = ({ promotion, amount, couponCode }: AppliedPromotion): CartPromotion => ({
  ...presentPromotion(promotion, 'REACHED', ''),
  amount,
  couponCode,
})

const distanceOf = ({ distance, unit }: Approaching, { currency, locale }: Site): string =>
  unit === 'money' ? formatMoney(distance, currency, locale) : String(distance)

const presentApproaching = (near: Approaching, site: Site): Cart['approachingPromotions'][number] => {
  const { promotion, status, distance, unit, threshold } = near
  return {
    ...presentPromotion(promotion, status, distanceOf(near, site)),
    approachingDisplayLevel: promotion.approachingDisplayLevel,
    distanceFromConditionThreshold: distance,
    distanceUnit: unit,
    threshold,
    calloutMsg: promotion.calloutText,
    isGift: isGiftPromotion(promotion),
  }
}

/** What promotions take off one line. */
export const presentDiscounts = (discounts: readonly Discount[]): CartItem['productPromotions'] =>
  discounts.map(({ promotion: { promotionId, name, campaignId }, amount, couponCode }) => ({
    couponCode,
    promotionId,
    promotionName: name,
    campaignId,
    price: amount,
  }))

/** The promotions that do nothing for a cart, and why. */
export const presentRefusals = (
  promotions: SitePromotions,
  priced: PricedCart,
): NonNullable<Cart['refusedPromotions']> =>
  explainRefusals(promotions, priced).map(({ name, class: promotionClass, ...refusal }) => ({
    ...refusal,
    promotionName: name,
    promotionClass,
  }))

/** All that a cart says of promotions. */
export const presentPromotions = (
  { applied, approaching, refused }: PricedCart,
  coupons: readonly { code: string; promotionId: string }[],
  site: Site,
): Pick<Cart, 'couponItems' | 'orderPromotions' | 'promoSummary' | 'approachingPromotions'> => {
  const appliedIds = new Set(applied.map(({ promotion }) => promotion.promotionId))
  const appliedCodes = new Set(applied.map(({ couponCode }) => couponCode))
  const forOtherOrder = new Map(
    refused
      .filter(({ reason }) => reason === 'nthOrder')
      .map(({ promotion: { promotionId, nthOrder } }) => [promotionId, nthOrder]),
  )
  const near = approaching.filter(({ promotion: { promotionId } }) => !appliedIds.has(promotionId))
  return {
    couponItems: coupons.map((coupon) => {
      const forOrder = forOtherOrder.get(coupon.promotionId)
      const applied = appliedCodes.has(coupon.code)
      return { ...coupon, applied, ...(forOrder === undefined ? {} : { forOrder }) }
    }),
    orderPromotions: applied.filter(({ promotion }) => promotion.class === 'ORDER').map(presentApplied),
    promoSummary: [
      ...applied.map(presentApplied),
      ...near.map((one) => ({
        ...presentPromotion(one.promotion, one.status, distanceOf(one, site)),
        amount: 0,
      })),
    ],
    approachingPromotions: approaching.map((one) => presentApproaching(one, site)),
  }
}
