import type { CartToPrice, LineToPrice, PromotionContext } from '../cart-to-price.ts'
import { keysOfLine } from '../item-matcher.ts'
import { priceOffers } from './price-offers.ts'
import { runStages, type Stages } from './price-stages.ts'
import type { Discount, PricedCart, PricedLine, Refusal } from './priced-cart.ts'
import type { LineState } from './pricing-state.ts'
import { refusedFor } from '../qualify.ts'
import type { SitePromotion, SitePromotions } from '../site-promotion.ts'

/** The promotions that some line is for, in their order. */
const candidatesOf = (
  { all, byItem, forAll }: SitePromotions,
  lines: readonly LineToPrice[],
): SitePromotion[] => {
  const positions = new Set(forAll)
  for (const line of lines)
    for (const key of line.takesPromotions ? keysOfLine(line) : [])
      for (const at of byItem.get(key) ?? []) positions.add(at)
  return [...positions].sort((a, b) => a - b).flatMap((at) => all[at] ?? [])
}

const sumOf = (discounts: readonly Discount[]): number =>
  discounts.reduce((sum, { amount }) => sum + amount, 0)

const pricedLine = ({ line, unit, itemDiscounts, orderDiscounts, runs }: LineState): PricedLine => {
  const atCurrent = unit * line.qty
  const afterItemPromotions = atCurrent - sumOf(itemDiscounts)
  return {
    id: line.id,
    unit,
    atOriginal: line.original * line.qty,
    atCurrent,
    afterItemPromotions,
    afterOrderPromotions: afterItemPromotions - sumOf(orderDiscounts),
    units: runs.map(({ price, count }) => ({ price, count })),
    itemDiscounts,
    orderDiscounts,
  }
}

const isMarkedDown = ({ line, unit, isAtSalePrice }: LineState): boolean =>
  !isAtSalePrice && line.current < unit

/** Lines of the variants that cost no more at their sale price than their promotions leave of the original one. */
const betterAtSalePrice = ({ state }: Stages): string[] =>
  state.variants
    .map(({ lines }) => lines.filter(isMarkedDown))
    .filter((own) => own.reduce((sum, { line, row }) => sum + row - line.current * line.qty, 0) >= 0)
    .flatMap((own) => own.map(({ line }) => line.id))

/** What promotions make of a cart; where the better of sale price and promotions counts, lines that are better off at their sale price leave the promotions to the others. */
const bestStages = (
  cart: CartToPrice,
  running: readonly SitePromotion[],
  context: PromotionContext,
): Stages => {
  const atSalePrice = new Set<string>()
  for (;;) {
    const stages = runStages(cart, running, context, atSalePrice)
    const better = betterAtSalePrice(stages)
    if (better.length === 0) return stages
    for (const id of better) atSalePrice.add(id)
  }
}

type Candidates = { allowed: readonly SitePromotion[]; excluded: Refusal[] }

/**
 * Where a promotion runs that tolerates no other in its order, the first of products or of the order that does something decides:
 * it runs alone, or all such as tolerate no other stay out. How the order is delivered decides nothing.
 */
const withoutOthers = (
  cart: CartToPrice,
  running: readonly SitePromotion[],
  context: PromotionContext,
): Candidates => {
  if (!running.some(({ isAlone }) => isAlone)) return { allowed: running, excluded: [] }
  const first = running.find(
    (one) =>
      one.class !== 'SHIPPING' &&
      bestStages({ ...cart, deliveries: [] }, [one], context).outcome.applied.length > 0,
  )
  const allowed = first?.isAlone ? [first] : running.filter(({ isAlone }) => !isAlone)
  const excluded = running.filter((one) => !allowed.includes(one))
  return { allowed, excluded: excluded.map((promotion) => ({ promotion, reason: 'exclusive' })) }
}

/**
 * Prices with the promotions that may run together and take off no more than is left of their budgets. Which may is decided anew
 * without each that is beyond its budget: it neither runs alone nor keeps another from doing so.
 */
const withinBudgets = (
  cart: CartToPrice,
  candidates: readonly SitePromotion[],
  context: PromotionContext,
): Stages & Candidates => {
  const usedUp: Refusal[] = []
  let running = candidates
  for (;;) {
    const { allowed, excluded } = withoutOthers(cart, running, context)
    const stages = bestStages(cart, allowed, context)
    const beyond = stages.outcome.applied.find(({ promotion, amount }) => amount > promotion.budgetLeft)
    if (!beyond) return { ...stages, allowed, excluded: [...usedUp, ...excluded] }
    usedUp.push({ promotion: beyond.promotion, reason: 'usedUp' })
    running = running.filter((one) => one !== beyond.promotion)
  }
}

/**
 * Prices a cart: its items, then PRODUCT promotions by units, ORDER promotions spread over the lines by largest remainder,
 * delivery, SHIPPING promotions (docs/run-a-promotion.md). Percentages are rounded half up: of a PRODUCT promotion for each
 * unit, of the others once. Pure; all amounts are minor units of the site's currency, none is negative.
 */
export const priceCart = (
  cart: CartToPrice,
  promotions: SitePromotions,
  context: PromotionContext,
): PricedCart => {
  const now = Date.parse(context.instant)
  const units = cart.lines.reduce((sum, { qty }) => sum + qty, 0)
  const refused: Refusal[] = []
  const running = candidatesOf(promotions, cart.lines).filter((promotion) => {
    const reason = refusedFor(promotion, context, now, units)
    if (reason) refused.push({ promotion, reason })
    return !reason
  })
  const { state, deliveries, outcome, allowed, excluded } = withinBudgets(cart, running, context)
  const lines = new Map(state.lines.map((line) => [line.line, pricedLine(line)]))
  return {
    ...outcome,
    refused: [...refused, ...excluded, ...outcome.refused],
    lines: cart.lines.flatMap((line) => lines.get(line) ?? []),
    deliveries: deliveries.map(({ shippingId, cost, afterPromotions, discounts }) => ({
      shippingId,
      cost,
      afterPromotions,
      discounts,
    })),
    offers: priceOffers(cart.deliveries, allowed, state, context),
  }
}
