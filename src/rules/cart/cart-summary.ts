import type { Cart } from '#src/contract/cart/cart.ts'

/** What a promotion, or an adjustment by staff, takes off: minor units. */
export type SummaryDiscount = { id: string; name: string; amount: number }

export type CartSummary = {
  /** What comes off the items beyond what their own lines say. */
  discounts: SummaryDiscount[]
  /** What delivery costs before and after what comes off it; undefined while nobody knows how items come. */
  delivery: { before: number; after: number; isByEmail: boolean } | undefined
  deliveryDiscounts: SummaryDiscount[]
  /** All that comes off, by promotions, reduced prices and staff. */
  saved: number
}

const sumOf = (discounts: readonly SummaryDiscount[]): number =>
  discounts.reduce((sum, { amount }) => sum + amount, 0)

/** How a cart's total follows from its subtotal: `itemSubTotal` less discounts, with delivery. */
export const summaryOf = ({
  totals,
  items,
  shippingMethods,
  promoSummary,
  price_adjustments: adjustments,
}: Pick<
  Cart,
  'totals' | 'items' | 'shippingMethods' | 'promoSummary' | 'price_adjustments'
>): CartSummary => {
  const promotionsAt = (wanted: 'ORDER' | 'SHIPPING'): SummaryDiscount[] =>
    promoSummary
      .filter(({ level, amount }) => level === wanted && amount > 0)
      .map(({ promotionId: id, promotionName: name, amount }) => ({ id, name, amount }))
  const adjustmentsAt = (isWanted: (level: string) => boolean): SummaryDiscount[] =>
    adjustments
      .filter(({ level, price }) => isWanted(level) && price > 0)
      .map(({ adjustmentId: id, reason: name, price: amount }) => ({ id, name, amount }))

  const discounts = [...promotionsAt('ORDER'), ...adjustmentsAt((level) => level !== 'SHIPPING')]
  const deliveryDiscounts = [...promotionsAt('SHIPPING'), ...adjustmentsAt((level) => level === 'SHIPPING')]
  const { shipping: after } = totals
  const isByEmail = items.length > 0 && items.every(({ isDigitalProduct }) => isDigitalProduct)
  const isKnown = after > 0 || shippingMethods.length > 0 || isByEmail
  const before = after + sumOf(deliveryDiscounts)
  return {
    discounts,
    delivery: isKnown ? { before, after, isByEmail } : undefined,
    deliveryDiscounts,
    saved: totals.totalDiscount + sumOf(deliveryDiscounts),
  }
}
