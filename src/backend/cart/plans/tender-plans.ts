import { err, ok, type Result } from '#src/base/result.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import { isOfKind, isReward, paysTheRest, type PaymentMethod } from '#src/contract/payments/tenders.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { tenderFault, type TenderWish } from '#src/rules/payments/split-tenders.ts'
import type { CartChange } from './cart-plans.ts'
import type { StoredCart } from '../store/cart-store.ts'

/** Gift cards that one cart may be paid with. */
export const maxGiftCards = 5

/** Reward codes and reward cards that one cart may be paid with. */
const maxRewards = 5

const withTenders = ({ details }: StoredCart, paymentInstruments: CartTender[]): CartChange => ({
  remove: [],
  put: [],
  details: { ...details, paymentInstruments },
})

const isAthletes = ({ payment_method_id: method }: CartTender): boolean => isOfKind(method, 'credit')

type StoredValue = Extract<CartTender, { giftCard: object }>

const storedValueOf = (tenders: readonly CartTender[]): StoredValue[] =>
  tenders.filter((tender) => 'giftCard' in tender)

const rewardsOf = (tenders: readonly CartTender[]): StoredValue[] =>
  storedValueOf(tenders).filter(({ payment_method_id: method }) => isReward(method))

const giftCardsOf = (tenders: readonly CartTender[]): StoredValue[] =>
  storedValueOf(tenders).filter(({ payment_method_id: method }) => !isReward(method))

/** Why a gift card or a reward is one too many. */
const storedValueFault = (
  before: readonly CartTender[],
  { payment_method_id: method, giftCard }: StoredValue,
): ApiError<'GFC410' | 'GFC725' | 'PYT405' | 'REW135'> | undefined => {
  const isKnown = storedValueOf(before).some((one) => one.giftCard.numberHash === giftCard.numberHash)
  if (isReward(method)) {
    if (isKnown) return apiError('REW135')
    return rewardsOf(before).length < maxRewards ? undefined : apiError('PYT405', { maxRewards })
  }
  if (isKnown) return apiError('GFC725')
  return giftCardsOf(before).length < maxGiftCards ? undefined : apiError('GFC410', { maxGiftCards })
}

/**
 * Adds a tender; one that pays the rest takes the place of another, and an athlete's credit is there once. GFC725 for a gift card that is there already, GFC410 for one too
 * many, REW135 for a reward that is there already, PYT405 for one too many and for what does not go with the other tenders.
 * @param wished what the cart is to be paid with so far, its voucher too
 */
export const planTender = (
  cart: StoredCart,
  tender: CartTender,
  wished: readonly TenderWish[],
): Result<CartChange, ApiError<'GFC410' | 'GFC725' | 'PYT405' | 'REW135'>> => {
  const { paymentInstruments: before = [] } = cart.details
  const fault = 'giftCard' in tender ? storedValueFault(before, tender) : undefined
  if (fault) return err(fault)
  const isReplaced = (method: PaymentMethod): boolean =>
    paysTheRest(method)
      ? paysTheRest(tender.payment_method_id)
      : isAthletes(tender) && isOfKind(method, 'credit')
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
 * The tenders of two carts that become one: the gift cards and rewards of both, no more than a cart may have, and of what pays the rest what
 * was chosen last, the guest's. An athlete's credit is the customer's alone.
 */
export const mergedTenders = (own: readonly CartTender[], guest: readonly CartTender[]): CartTender[] => {
  const known = new Set(storedValueOf(guest).map(({ giftCard }) => giftCard.numberHash))
  const fresh = storedValueOf(own).filter(({ giftCard }) => !known.has(giftCard.numberHash))
  const rest = [...guest, ...own]
    .filter(({ payment_method_id }) => paysTheRest(payment_method_id))
    .slice(0, 1)
  return [
    ...own.filter(isAthletes),
    ...[...rewardsOf(guest), ...rewardsOf(fresh)].slice(0, maxRewards),
    ...[...giftCardsOf(guest), ...giftCardsOf(fresh)].slice(0, maxGiftCards),
    ...rest,
  ]
}
