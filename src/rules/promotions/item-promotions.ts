import type { PromotionContext } from './cart-to-price.ts'
import { itemCuts } from './item-cuts.ts'
import { couponOf, type Counted, type PricingState } from './pricing/pricing-state.ts'
import type { SitePromotion } from './site-promotion.ts'
import { floorOf } from './reduce.ts'
import { afterCuts, type UnitRun } from './unit-runs.ts'

/** What a promotion may take off a unit before it comes to its floor. */
const aboveFloor = (
  { floor }: SitePromotion,
  { lines }: PricingState,
  { line: at, price }: UnitRun,
): number => Math.max(0, price - floorOf(floor, lines[at]?.line.original ?? 0))

/** Reduces units by a PRODUCT promotion whose conditions are met; what it takes off, 0 where nothing is left to reduce. */
export const applyToItems = (
  promotion: SitePromotion,
  state: PricingState,
  counted: Counted,
  context: PromotionContext,
): number => {
  const cuts = itemCuts(promotion, state, counted)
    .map((cut) => ({ ...cut, off: Math.min(cut.off, aboveFloor(promotion, state, cut.run)) }))
    .filter(({ count, off }) => count > 0 && off > 0)
  const couponCode = couponOf(promotion, context)
  let total = 0
  for (const { run, count, off } of cuts) {
    const line = state.lines[run.line]
    if (!line) continue
    const amount = count * off
    const discount = line.itemDiscounts.at(-1)
    if (discount?.promotion === promotion) discount.amount += amount
    else line.itemDiscounts.push({ promotion, amount, couponCode })
    line.row -= amount
    total += amount
  }
  if (total > 0) state.runs = afterCuts(state.runs, cuts, promotion.exclusive ? 'closed' : 'reduced')
  return total
}

/** Hands the units of each line, as item promotions left them, to order promotions. */
export const openToOrderPromotions = ({ lines, runs }: PricingState): void => {
  for (const run of runs) lines[run.line]?.runs.push(run)
}
