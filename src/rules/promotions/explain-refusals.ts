import type { PromotionClass } from '#src/contract/promotions/promotion.ts'
import type { RefusalReason } from '#src/contract/promotions/refusal-reasons.ts'
import type { PricedCart } from './pricing/priced-cart.ts'
import type { SitePromotions } from './site-promotion.ts'

export type ExplainedRefusal = {
  promotionId: string
  name: string
  class: PromotionClass
  reason: RefusalReason
  distance?: number | undefined
}

/** Every promotion that does nothing for a priced cart, and why. */
export const explainRefusals = (
  { all, leftOut }: SitePromotions,
  { applied, refused }: PricedCart,
): ExplainedRefusal[] => {
  const isApplied = new Set(applied.map(({ promotion }) => promotion))
  const refusals = new Map(refused.map((one) => [one.promotion, one]))
  return [
    ...leftOut,
    ...all
      .filter((promotion) => !isApplied.has(promotion))
      .map((promotion) => {
        const { promotionId, name, class: promotionClass } = promotion
        const { reason = 'items', distance } = refusals.get(promotion) ?? {}
        return { promotionId, name, class: promotionClass, reason, distance } as const
      }),
  ]
}
