import type { CartTotals } from '#src/contract/cart/cart.ts'

/** Whether the prices hold the tax already, as in Europe, or it comes on top of them. */
export const isTaxIncluded = ({ total, itemSubTotal, shipping, tax, appliedRewards }: CartTotals): boolean =>
  tax > 0 && total + appliedRewards < itemSubTotal + shipping + tax
