import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import { mergedTenders } from './tender-plans.ts'

/**
 * What a customer's cart has besides its lines once a guest's is merged into it: coupons of both, and of addresses, deliveries
 * and choices what the guest told last. Tenders are merged by `mergedTenders`. Prices that staff adjusted, and requests that may come again, stay each cart's own.
 */
export const mergedDetails = (own: CartDetails, guest: CartDetails): CartDetails => {
  const known = own.coupons ?? []
  const fresh = (guest.coupons ?? []).filter(
    ({ promotionId }) => !known.some((one) => one.promotionId === promotionId),
  )
  const tenders = mergedTenders(own.paymentInstruments ?? [], guest.paymentInstruments ?? [])
  return {
    ...own,
    ...guest,
    priceAdjustments: own.priceAdjustments,
    recentRequests: own.recentRequests,
    coupons: [...known, ...fresh],
    ...(tenders.length > 0 ? { paymentInstruments: tenders } : {}),
    deliveries: { ...own.deliveries, ...guest.deliveries },
    giftChoices: { ...own.giftChoices, ...guest.giftChoices },
  }
}
