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

type Part = { line: LineState; weight: number; count: 1; rank: number }
type VariantPart = { parts: Part[]; weight: number; count: 1; rank: number }

/** What a promotion may reduce: lines by variant, so that it makes no difference over how many lines one is spread. */
const openVariants = (
  variants: readonly LineState[][],
  on: ItemMatcher,
  exclusive: boolean,
): VariantPart[] => {
  const open: VariantPart[] = []
  for (const own of variants) {
    const variant: VariantPart = { parts: [], weight: 0, count: 1, rank: open.length }
    for (const line of own) {
      const weight = on.matches(line.keys) ? line.open + (exclusive ? 0 : line.reduced) : 0
      if (weight === 0) continue
      variant.parts.push({ line, weight, count: 1, rank: variant.parts.length })
      variant.weight += weight
    }
    if (variant.weight > 0) open.push(variant)
  }
  return open
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
  const open = openVariants(variants, effect.on, exclusive)
  const total = takenOff(
    reduction,
    open.reduce((sum, { weight }) => sum + weight, 0),
  )
  if (total === 0) return 0
  const couponCode = couponOf(promotion, context)
  for (const { part: variant, each: all, withOneMore: more } of spread(total, open))
    for (const { part, each, withOneMore } of spread(all + more, variant.parts)) {
      const amount = each + withOneMore
      takeFrom(part.line, amount, exclusive)
      if (amount > 0) part.line.orderDiscounts.push({ promotion, amount, couponCode })
    }
  return total
}
