import type { CartTotals } from '#src/contract/cart/cart.ts'
import type { Site } from '#src/contract/sites.ts'
import { isOfKind, paysTheRest } from '#src/contract/payments/tenders.ts'
import { splitTenders, type TenderWish } from '#src/rules/payments/split-tenders.ts'
import type { CartTaxes } from './cart-taxes.ts'

/** What a line adds to the totals: its row in minor units of the cart's currency. */
export type RowAmounts = {
  isGiftCard?: boolean
  qty: number
  atOriginal: number
  afterItemPromotions: number
  afterOrderPromotions: number
}

const percentOf = (part: number, total: number): number =>
  total > 0 ? Math.round((part / total) * 1000) / 10 : 0

/**
 * Totals of a cart (specification, shopping, section 3), in minor units: what pricing and tax said, added up. Tax is part of
 * the amounts where the site's prices are gross, and comes on top of them where they are net.
 * @param shipping what deliveries cost after their promotions
 * @param wished what it is to be paid with; together that pays no more than there is to pay
 */
export const cartTotals = (
  rows: readonly RowAmounts[],
  { currency, taxation }: Pick<Site, 'currency' | 'taxation'>,
  taxes: Pick<CartTaxes, 'status' | 'total'>,
  shipping: number,
  wished: readonly TenderWish[] = [],
): CartTotals => {
  const sum = (amountOf: (row: RowAmounts) => number) => rows.reduce((total, row) => total + amountOf(row), 0)
  const itemTotal = sum(({ atOriginal }) => atOriginal)
  const items = sum(({ afterOrderPromotions }) => afterOrderPromotions)
  const tax = taxes.total
  const total = items + shipping + (taxation === 'net' ? tax : 0)
  const giftCardTotal = sum((row) => (row.isGiftCard === true ? row.afterOrderPromotions : 0))
  const limited = wished.filter(({ method }) => !paysTheRest(method))
  const { tenders, remaining } = splitTenders({ total, giftCardTotal }, limited)
  const rewards = tenders.filter(({ method }) => isOfKind(method, 'points'))
  return {
    total,
    totalDiscount: itemTotal - items,
    itemTotal,
    totalWithoutTax: total - tax,
    shipping,
    tax,
    totalDiscountPercentage: percentOf(itemTotal - items, itemTotal),
    remainingToPay: remaining,
    currency,
    totalUnits: sum(({ qty }) => qty),
    itemSubTotal: sum(({ afterItemPromotions }) => afterItemPromotions),
    netAmount: total - tax,
    taxAmount: tax,
    appliedRewards: rewards.reduce((paid, { amount }) => paid + amount, 0),
    taxation,
    taxStatus: taxes.status,
    ...(giftCardTotal > 0 ? { giftCardTotal } : {}),
  }
}
