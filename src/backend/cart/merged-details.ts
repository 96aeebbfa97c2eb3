import type { CartDetails } from '#src/contract/cart/cart-details.ts'

/**
 * What a customer's cart has besides its lines once a guest's is merged into it: coupons of both, and of addresses, deliveries
 * and choices what the guest told last. Prices that staff adjusted, and requests that may come again, stay each cart's own.
 */
export const mergedDetails = (own: CartDetails, guest: CartDetails): CartDetails => {
  const known = own.coupons ?? []
  const fresh = (guest.coupons ?? []).filter(
    ({ promotionId }) => !known.some((one) => one.promotionId === promotionId),
  )
  return {
    ...own,
    ...guest,
    priceAdjustments: own.priceAdjustments,
    recentRequests: own.recentRequests,
    coupons: [...known, ...fresh],
    deliveries: { ...own.deliveries, ...guest.deliveries },
    giftChoices: { ...own.giftChoices, ...guest.giftChoices },
  }
}
