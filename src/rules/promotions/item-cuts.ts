import { bundleCuts } from './bundle-cuts.ts'
import type { ItemMatcher } from './item-matcher.ts'
import type { Counted, PricingState } from './pricing/pricing-state.ts'
import { takenOff } from './reduce.ts'
import { reachedTier } from './reached-tier.ts'
import { buyXGetYCuts, cheapestFreeCuts } from './set-cuts.ts'
import type { SitePromotion } from './site-promotion.ts'
import { firstUnits, isOpenTo, type Cut, type UnitRun } from './unit-runs.ts'

const unitCuts = (runs: readonly UnitRun[], units: number, offOf: (price: number) => number): Cut[] =>
  firstUnits(runs, units).map(({ run, count }) => ({ run, count, off: offOf(run.price) }))

/** What a promotion takes off units of a cart, its conditions being met. */
export const itemCuts = (
  promotion: SitePromotion,
  { lines, runs }: PricingState,
  counted: Counted,
): Cut[] => {
  const { effect, items, limits } = promotion
  const max = limits.perOrder ?? Infinity
  const on = 'on' in effect && effect.on ? effect.on : items
  const isOf =
    ({ matches }: ItemMatcher) =>
    ({ line: at }: UnitRun): boolean => {
      const line = lines[at]
      return line !== undefined && matches(line)
    }
  const isOn = effect.type === 'bundlePrice' ? () => true : isOf(on)
  const open = runs.filter((run) => run.price > 0 && isOpenTo(promotion, run) && isOn(run))
  switch (effect.type) {
    case 'reduce':
      return unitCuts(open, max, (price) => takenOff(effect.reduction, price))
    case 'fixedPrice':
      return unitCuts(open, max, (price) => Math.max(0, price - effect.price))
    case 'tiers': {
      const tier = reachedTier(effect.tiers, counted)
      return tier ? unitCuts(open, max, (price) => takenOff(tier.reduction, price)) : []
    }
    case 'buyXGetY':
      return buyXGetYCuts(effect, counted.units, isOf(items), open, max)
    case 'cheapestFree':
      return cheapestFreeCuts(effect, open, max)
    case 'bundlePrice':
      return bundleCuts(effect, lines, open, max)
    case 'gift':
      return []
  }
}
