import type { PromotionContext } from './cart-to-price.ts'
import { couponOf, type Counted, type LineState, type PricingState } from './pricing-state.ts'
import { reachedTier } from './reached-tier.ts'
import { takenOff } from './reduce.ts'
import type { ItemMatcher } from './item-matcher.ts'
import type { Reduction, SitePromotion } from './site-promotion.ts'
import { spread } from './spread.ts'

const reductionOf = ({ effect }: SitePromotion, counted: Counted): Reduction | undefined => {
  if (effect.type === 'reduce') return effect.reduction
  return effect.type === 'tiers' ? reachedTier(effect.tiers, counted)?.reduction : undefined
}

const takeFrom = (line: LineState, amount: number, exclusive: boolean): void => {
  line.row -= amount
  if (!exclusive) line.reduced += line.open - amount
  line.open = 0
}

type Variants = PricingState['variants']

/** The variants that a promotion may reduce, and their lines, weighed by how much of them. */
const weighed = (variants: Variants, { matches }: ItemMatcher, exclusive: boolean): Variants => {
  for (const variant of variants) {
    variant.weight = 0
    for (const line of variant.lines) {
      line.weight = matches(line) ? line.open + (exclusive ? 0 : line.reduced) : 0
      variant.weight += line.weight
    }
  }
  return variants.filter(({ weight }) => weight > 0)
}

/** Reduces the order by an ORDER promotion whose conditions are met, spread over the lines; what it takes off. */
export const applyToOrder = (
  promotion: SitePromotion,
  { variants }: PricingState,
  counted: Counted,
  context: PromotionContext,
): number => {
  const { effect, exclusive } = promotion
  const reduction = reductionOf(promotion, counted)
  if (!reduction || !('on' in effect) || !effect.on) return 0
  const open = weighed(variants, effect.on, exclusive)
  const total = takenOff(
    reduction,
    open.reduce((sum, { weight }) => sum + weight, 0),
  )
  if (total === 0) return 0
  const couponCode = couponOf(promotion, context)
  for (const { part: variant, each: all, withOneMore: more } of spread(total, open))
    for (const { part: line, each, withOneMore } of spread(all + more, variant.lines)) {
      if (line.weight === 0) continue
      const amount = each + withOneMore
      takeFrom(line, amount, exclusive)
      if (amount > 0) line.orderDiscounts.push({ promotion, amount, couponCode })
    }
  return total
}
