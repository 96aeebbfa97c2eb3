import type { Currency } from '#src/base/money.ts'
import type { CartTotals } from '#src/contract/cart/cart.ts'
import type { SiteTax } from '#src/contract/sites.ts'
import { includedTax } from '#src/rules/cart/cart-tax.ts'

/** What a line adds to the totals; prices of one unit, in minor units of the cart's currency. */
export type PricedLine = { qty: number; current: number; original: number }

/**
 * Totals of a cart (specification, shopping, section 3), in minor units. Tax is what the prices include, summed by
 * line; delivery is 0 until a method is chosen.
 */
export const cartTotals = (
  lines: readonly PricedLine[],
  currency: Currency,
  tax: SiteTax,
  shipping = 0,
): CartTotals => {
  const sum = (amountOf: (line: PricedLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0)
  const itemTotal = sum((line) => line.original * line.qty)
  const itemSubTotal = sum((line) => line.current * line.qty)
  const taxAmount = sum((line) => includedTax(line.current * line.qty, tax)) + includedTax(shipping, tax)
  const total = itemSubTotal + shipping
  const totalDiscount = itemTotal - itemSubTotal
  return {
    total,
    totalDiscount,
    itemTotal,
    totalWithoutTax: total - taxAmount,
    shipping,
    tax: taxAmount,
    totalDiscountPercentage: itemTotal > 0 ? Math.round((totalDiscount / itemTotal) * 1000) / 10 : 0,
    remainingToPay: total,
    currency,
    totalUnits: sum((line) => line.qty),
    itemSubTotal,
    netAmount: total - taxAmount,
    taxAmount,
    appliedRewards: 0,
  }
}
