import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { PriceAdjustment } from '#src/contract/cart/price-adjustment.ts'

/** Most that a part of an amount comes to, in minor units, so that it is never more than so many per cent. */
export const largestReduction = (cost: number, limitPercent: number): number =>
  Math.floor((cost * Math.round(limitPercent * 100)) / 10_000)

/** What an associate may give: so many per cent of an item, once. */
type Wanted = Pick<PriceAdjustment, 'level' | 'itemId' | 'amount' | 'percent'>

/** Why an associate may not give an adjustment. */
export type LimitFault =
  | { fault: 'level' }
  | { fault: 'percent'; maxPercent: number }
  | { fault: 'amount'; maxAmount: number }
  | { fault: 'twice' }

/**
 * What is wrong with an adjustment by an associate: they reduce items alone, each once, by no more than the limit.
 * @param cost what the item costs after promotions, in minor units
 * @param others what is taken off the cart besides
 */
export const limitFault = (
  { level, itemId, amount = 0, percent = 0 }: Wanted,
  cost: number,
  others: CartDetails['priceAdjustments'] = [],
  limitPercent: number,
): LimitFault | undefined => {
  if (level !== 'PRODUCT') return { fault: 'level' }
  if (others.some((other) => other.itemId === itemId)) return { fault: 'twice' }
  if (percent > limitPercent) return { fault: 'percent', maxPercent: limitPercent }
  const maxAmount = largestReduction(cost, limitPercent)
  return amount > maxAmount ? { fault: 'amount', maxAmount } : undefined
}
