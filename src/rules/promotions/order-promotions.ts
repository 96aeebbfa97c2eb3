import type { PromotionContext } from './cart-to-price.ts'
import { couponOf, variantOf, type Counted, type LineState, type PricingState } from './pricing-state.ts'
import { reachedTier } from './reached-tier.ts'
import { takenOff } from './reduce.ts'
import type { Reduction, SitePromotion } from './site-promotion.ts'
import { spread, type Shares } from './spread.ts'

const reductionOf = ({ effect }: SitePromotion, counted: Counted): Reduction | undefined => {
  if (effect.type === 'reduce') return effect.reduction
  return effect.type === 'tiers' ? reachedTier(effect.tiers, counted)?.reduction : undefined
}

const takeFrom = (line: LineState, amount: number, exclusive: boolean): void => {
  line.row -= amount
  if (!exclusive) line.reduced += line.open - amount
  line.open = 0
}

const weightOf = (parts: readonly { weight: number }[]): number =>
  parts.reduce((sum, { weight }) => sum + weight, 0)

/** What a part that stands for itself alone gets. */
const amountOf = ({ each, withOneMore }: Shares): number => each + withOneMore

/** Reduces the order by an ORDER promotion whose conditions are met, spread over the lines; what it takes off. */
export const applyToOrder = (
  promotion: SitePromotion,
  { lines }: PricingState,
  counted: Counted,
  context: PromotionContext,
): number => {
  const { effect, exclusive } = promotion
  const reduction = reductionOf(promotion, counted)
  if (!reduction || !('on' in effect) || !effect.on) return 0
  const { on } = effect
  const parts = lines.flatMap((line, rank) => {
    const weight = on.matches(line.line) ? line.open + (exclusive ? 0 : line.reduced) : 0
    return weight > 0 ? [{ line, weight, count: 1, rank }] : []
  })
  // First over variants, so that it makes no difference over how many lines one is spread.
  const variants = [...Map.groupBy(parts, ({ line }) => variantOf(line)).values()].map((own, rank) => ({
    own,
    weight: weightOf(own),
    count: 1,
    rank,
  }))
  const total = takenOff(reduction, weightOf(variants))
  if (total === 0) return 0
  const couponCode = couponOf(promotion, context)
  for (const { part: variant, shares: ofVariant } of spread(total, variants))
    for (const { part, shares } of spread(amountOf(ofVariant), variant.own)) {
      const amount = amountOf(shares)
      takeFrom(part.line, amount, exclusive)
      if (amount > 0) part.line.orderDiscounts.push({ promotion, amount, couponCode })
    }
  return total
}
