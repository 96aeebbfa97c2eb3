import type { PromotionContext } from './cart-to-price.ts'
import { couponOf, type Counted, type LineState, type PricingState } from './pricing/pricing-state.ts'
import { costOf, unitsWithout } from './pricing/priced-units.ts'
import { reachedTier } from './reached-tier.ts'
import { takenOff } from './reduce.ts'
import type { ItemMatcher } from './item-matcher.ts'
import type { Reduction, SitePromotion } from './site-promotion.ts'
import { spread } from './spread.ts'
import { isOpenTo } from './unit-runs.ts'

const reductionOf = ({ effect }: SitePromotion, counted: Counted): Reduction | undefined => {
  if (effect.type === 'reduce') return effect.reduction
  return effect.type === 'tiers' ? reachedTier(effect.tiers, counted)?.reduction : undefined
}

/** Takes an amount off the units of a line that a promotion may reduce, spread by their prices. */
const takeFrom = (line: LineState, amount: number, promotion: SitePromotion): void => {
  const state = promotion.exclusive ? 'closed' : 'reduced'
  const open = line.runs.filter((run) => isOpenTo(promotion, run))
  line.row -= amount
  line.runs = [
    ...line.runs.filter((run) => !open.includes(run)),
    ...unitsWithout(open, amount).map((units) => ({ ...units, line: line.rank, state }) as const),
  ]
}

type Variants = PricingState['variants']

/** The variants that a promotion may reduce, and their lines, weighed by how much of them. */
const weighed = (variants: Variants, { matches }: ItemMatcher, promotion: SitePromotion): Variants => {
  for (const variant of variants) {
    variant.weight = 0
    for (const line of variant.lines) {
      line.weight = matches(line) ? costOf(line.runs.filter((run) => isOpenTo(promotion, run))) : 0
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
  const { effect } = promotion
  const reduction = reductionOf(promotion, counted)
  if (!reduction || !('on' in effect) || !effect.on) return 0
  const open = weighed(variants, effect.on, promotion)
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
      takeFrom(line, amount, promotion)
      if (amount > 0) line.orderDiscounts.push({ promotion, amount, couponCode })
    }
  return total
}
