import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { PriceAdjustment } from '#src/contract/cart/price-adjustment.ts'
import type { PricedCart, PricedDelivery } from '#src/rules/promotions/pricing/priced-cart.ts'
import { largestReduction } from './adjustment-limit.ts'
import { takenOff } from '#src/rules/promotions/reduce.ts'
import { unitsWithout } from '#src/rules/promotions/pricing/priced-units.ts'
import { spread } from '#src/rules/promotions/spread.ts'

/** A priced cart after adjustments, and what each of them took off, by its id. */
export type AdjustedCart = PricedCart & { adjusted: ReadonlyMap<string, number> }

type Cost = { id: string; cost: number }

const itemLevels = ['PRODUCT', 'ORDER'] as const

/** Takes an adjustment off costs, spread by largest remainder; what it took off. */
const adjust = (
  { amount, percent = 0, limitPercent = 100 }: PriceAdjustment,
  costs: readonly Cost[],
): number => {
  const whole = costs.reduce((sum, { cost }) => sum + cost, 0)
  const wanted = takenOff(amount === undefined ? { percent: Math.round(percent * 100) } : { amount }, whole)
  const off = Math.min(wanted, largestReduction(whole, limitPercent))
  const parts = costs
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((target, rank) => ({ target, weight: target.cost, count: 1, rank }))
  for (const { part, each, withOneMore } of spread(off, parts)) part.target.cost -= each + withOneMore
  return off
}

/** Takes adjustments off deliveries, and says what each of them took off. */
const adjustDeliveries = (
  deliveries: readonly PricedDelivery[],
  adjustments: readonly PriceAdjustment[],
): { deliveries: PricedDelivery[]; taken: ReadonlyMap<string, number> } => {
  const costs = deliveries.map(({ shippingId: id, afterPromotions: cost }) => ({ id, cost }))
  const taken = new Map(adjustments.map((one) => [one.adjustmentId, adjust(one, costs)]))
  return {
    deliveries: deliveries.map((delivery, at) => ({ ...delivery, afterPromotions: costs[at]?.cost ?? 0 })),
    taken,
  }
}

/** A cart's details without the adjustments of lines that leave it. */
export const withoutAdjustmentsOf = (details: CartDetails, itemIds: readonly string[]): CartDetails => {
  const { priceAdjustments } = details
  const left = priceAdjustments?.filter(({ itemId = '' }) => !itemIds.includes(itemId))
  return left?.length === priceAdjustments?.length ? details : { ...details, priceAdjustments: left }
}

/**
 * Takes what staff adjusted by hand off a priced cart, after all promotions and before tax: first off items, then off the
 * order, then off delivery. Nothing falls below 0 or by more than an associate's limit, and the order of the lines does not matter.
 * @param currency of the prices; amounts of another one take nothing off
 * @param giftCards the ids of lines that nothing is taken off
 */
export const adjustPrices = (
  priced: PricedCart,
  adjustments: readonly PriceAdjustment[] = [],
  currency: string,
  giftCards: ReadonlySet<string>,
): AdjustedCart => {
  const adjusted = new Map<string, number>()
  const counting = adjustments.filter((one) => one.amount === undefined || one.currency === currency)
  if (counting.length === 0) return { ...priced, adjusted }
  const rows = priced.lines.map(({ id, afterOrderPromotions: cost }) => ({ id, cost }))
  const ofItems = counting.filter(({ level }) => level !== 'SHIPPING')
  for (const level of itemLevels)
    for (const adjustment of ofItems.filter((one) => one.level === level)) {
      const { adjustmentId, itemId } = adjustment
      const own = rows.filter(({ id }) => !giftCards.has(id) && (itemId === undefined || id === itemId))
      adjusted.set(adjustmentId, adjust(adjustment, own))
    }
  const ofDelivery = counting.filter(({ level }) => level === 'SHIPPING')
  const { deliveries, taken } = adjustDeliveries(priced.deliveries, ofDelivery)
  for (const [adjustmentId, off] of taken) adjusted.set(adjustmentId, off)
  return {
    ...priced,
    adjusted,
    lines: priced.lines.map((line, at) => {
      const afterOrderPromotions = rows[at]?.cost ?? 0
      const units = unitsWithout(line.units, line.afterOrderPromotions - afterOrderPromotions)
      return { ...line, afterOrderPromotions, units }
    }),
    deliveries,
    offers: priced.offers.map((offer) => ({
      ...offer,
      deliveries: adjustDeliveries(offer.deliveries, ofDelivery).deliveries,
    })),
  }
}
