import { err, ok, type Result } from '#src/base/result.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import type { PaymentMethod } from '#src/contract/payments/payment-method.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { paysTheRest, tenderFault, type TenderWish } from '#src/rules/payments/split-tenders.ts'
import type { CartChange } from './cart-plans.ts'
import type { StoredCart } from './cart-store.ts'

/** Gift cards that one cart may be paid with. */
export const maxGiftCards = 5

const withTenders = ({ details }: StoredCart, paymentInstruments: CartTender[]): CartChange => ({
  remove: [],
  put: [],
  details: { ...details, paymentInstruments },
})

const athletes = 'ATHLETES_PAYMENT'

const isAthletes = ({ payment_method_id }: CartTender): boolean => payment_method_id === athletes

const giftCardsOf = (tenders: readonly CartTender[]) =>
  tenders.flatMap((tender) => (tender.payment_method_id === 'GIFT_CARD' ? [tender.giftCard.numberHash] : []))

/**
 * Adds a tender; one that pays the rest takes the place of another, and an athlete's credit is there once. GFC725 for a gift card that is there already, GFC410 for one too
 * many, PYT405 for what does not go with the other tenders.
 * @param wished what the cart is to be paid with so far, its voucher too
 */
export const planTender = (
  cart: StoredCart,
  tender: CartTender,
  wished: readonly TenderWish[],
): Result<CartChange, ApiError<'GFC410' | 'GFC725' | 'PYT405'>> => {
  const { paymentInstruments: before = [] } = cart.details
  if (tender.payment_method_id === 'GIFT_CARD') {
    const known = giftCardsOf(before)
    if (known.includes(tender.giftCard.numberHash)) return err(apiError('GFC725'))
    if (known.length >= maxGiftCards) return err(apiError('GFC410', { maxGiftCards }))
  }
  const isReplaced = (method: PaymentMethod): boolean =>
    paysTheRest(method) ? paysTheRest(tender.payment_method_id) : isAthletes(tender) && method === athletes
  const left = before.filter(({ payment_method_id }) => !isReplaced(payment_method_id))
  const others = wished.filter(({ method }) => !isReplaced(method))
  if (tenderFault(others, tender.payment_method_id)) return err(apiError('PYT405'))
  return ok(withTenders(cart, [...left, tender]))
}

/** Takes a tender off; PYT404 where it is not there. */
export const planTenderRemoval = (cart: StoredCart, id: string): Result<CartChange, ApiError<'PYT404'>> => {
  const { paymentInstruments: before = [] } = cart.details
  const left = before.filter(({ payment_instrument_id }) => payment_instrument_id !== id)
  return left.length === before.length ? err(apiError('PYT404')) : ok(withTenders(cart, left))
}

/**
 * The tenders of two carts that become one: the gift cards of both, no more than a cart may have, and of what pays the rest what was
 * chosen last, the guest's. An athlete's credit is the customer's alone.
 */
export const mergedTenders = (own: readonly CartTender[], guest: readonly CartTender[]): CartTender[] => {
  const known = new Set(giftCardsOf(guest))
  const isGiftCard = ({ payment_method_id }: CartTender): boolean => payment_method_id === 'GIFT_CARD'
  const fresh = own.filter(
    (tender) => tender.payment_method_id === 'GIFT_CARD' && !known.has(tender.giftCard.numberHash),
  )
  const rest = [...guest, ...own]
    .filter(({ payment_method_id }) => paysTheRest(payment_method_id))
    .slice(0, 1)
  return [
    ...own.filter(isAthletes),
    ...[...guest.filter(isGiftCard), ...fresh].slice(0, maxGiftCards),
    ...rest,
  ]
}
