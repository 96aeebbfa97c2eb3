import type { Cart } from '#src/contract/cart/cart.ts'

export type ApproachingPromotion = Cart['approachingPromotions'][number]

/** How much of what a promotion wants is there, from 0 to 1. */
export const progressOf = ({
  thresholdStatus,
  threshold,
  distanceFromConditionThreshold: distance,
}: ApproachingPromotion): number => {
  if (thresholdStatus === 'REACHED') return 1
  return threshold > 0 ? Math.min(1, Math.max(0, 1 - distance / threshold)) : 0
}

/** An announcement by its promotion and state: one that was dismissed comes back once it says something else. */
export const announcementKey = ({ promotionId, thresholdStatus }: ApproachingPromotion): string =>
  `${promotionId} ${thresholdStatus}`

/** What is announced: all that has words and was not dismissed. */
export const announcedPromotions = (
  { approachingPromotions }: Pick<Cart, 'approachingPromotions'>,
  dismissed: readonly string[],
): ApproachingPromotion[] =>
  approachingPromotions.filter(
    (promotion) => promotion.calloutMessage !== '' && !dismissed.includes(announcementKey(promotion)),
  )
