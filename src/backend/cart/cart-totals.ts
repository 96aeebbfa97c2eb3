import type { Currency } from '#src/base/money.ts'
import type { CartTotals } from '#src/contract/cart/cart.ts'
import type { SiteTax } from '#src/contract/sites.ts'
import { includedTax } from '#src/rules/cart/cart-tax.ts'

/** What a line adds to the totals: its row in minor units of the cart's currency. */
export type RowAmounts = {
  qty: number
  atOriginal: number
  afterItemPromotions: number
  afterOrderPromotions: number
}

const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0

/**
 * Totals of a cart (specification, shopping, section 3), in minor units. Tax is what the prices include, summed by
 * line; delivery is what it costs after its promotions, 0 until a method is chosen.
 */
export const cartTotals = (
  rows: readonly RowAmounts[],
  currency: Currency,
  tax: SiteTax,
  shipping = 0,
): CartTotals => {
  const sum = (amountOf: (row: RowAmounts) => number) => rows.reduce((total, row) => total + amountOf(row), 0)
  const itemTotal = sum(({ atOriginal }) => atOriginal)
  const items = sum(({ afterOrderPromotions }) => afterOrderPromotions)
  const taxAmount =
    sum(({ afterOrderPromotions }) => includedTax(afterOrderPromotions, tax)) + includedTax(shipping, tax)
  const total = items + shipping
  return {
    total,
    totalDiscount: itemTotal - items,
    itemTotal,
    totalWithoutTax: total - taxAmount,
    shipping,
    tax: taxAmount,
    totalDiscountPercentage: percentOf(itemTotal - items, itemTotal),
    remainingToPay: total,
    currency,
    totalUnits: sum(({ qty }) => qty),
    itemSubTotal: sum(({ afterItemPromotions }) => afterItemPromotions),
    netAmount: total - taxAmount,
    taxAmount,
    appliedRewards: 0,
  }
}
