import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CartTender } from '#src/contract/payments/cart-tender.ts'
import { isOfKind, type StoredValueMethod } from '#src/contract/payments/tenders.ts'
import type { NewTender } from '#src/contract/payments/payment-calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { RefusedCardId, RefusedRewardId } from '#src/backend/payments/gift-cards.ts'
import { isExpired } from '#src/rules/payments/card/card-fields.ts'
import type { ChangeCart, RefusedChangeId } from '../cart-changes.ts'
import type { Caller, CartDependencies } from '../cart-dependencies.ts'
import { wishedTenders } from '../cart-tenders.ts'
import { planTender } from '../plans/tender-plans.ts'
import type { readPaymentMethods } from '../queries/read-payment-methods.ts'

type RefusedTenderId =
  | RefusedCardId
  | RefusedRewardId
  | RefusedChangeId
  | 'FE309'
  | 'GFC410'
  | 'GFC725'
  | 'PYT400'
  | 'PYT404'
  | 'PYT405'
  | 'REW135'

type TenderDependencies = Pick<CartDependencies, 'tenders' | 'newId'> & {
  offered: ReturnType<typeof readPaymentMethods>
}

/**
 * Pays a cart with something more; see `planTender`. A gift card is refused as when its balance is asked for, a reward with REW130 where there is none such and REW140 where it is used up or has expired, a card with PYT400 without a
 * token, PYT404 for one that the acquirer does not know or a saved card that is not the caller's, and FE309 once it has expired, and what the cart may not be paid with with PYT405.
 */
export const addTender = (change: ChangeCart, { tenders, newId, offered }: TenderDependencies) => {
  const savedToken = async (
    { paymentInstrumentId = '' }: NewTender,
    { sessionId, customer }: Caller,
  ): Promise<string | undefined> =>
    associateOf(customer) ? undefined : tenders.savedCard(sessionId, paymentInstrumentId)

  const cardTender = async (
    typed: NewTender,
    caller: Caller,
    common: Pick<CartTender, 'payment_instrument_id'>,
  ): Promise<Result<CartTender, ApiError<'FE309' | 'PYT400' | 'PYT404'>>> => {
    if (typed.token === undefined && typed.paymentInstrumentId === undefined)
      return err(apiError('PYT400', { field: 'token' }))
    const token = typed.token ?? (await savedToken(typed, caller))
    const card = token === undefined ? undefined : await tenders.card(token)
    if (!card) return err(apiError('PYT404'))
    const { expiryMonth: month, expiryYear: year } = card
    if (month !== undefined && year !== undefined && isExpired({ month, year }, caller.instant))
      return err(apiError('FE309'))
    return ok({ ...common, payment_method_id: 'CREDIT_CARD', card })
  }

  const giftCardTender = async (
    method: StoredValueMethod,
    typed: NewTender,
    caller: Caller,
    common: Pick<CartTender, 'payment_instrument_id'>,
  ): Promise<Result<CartTender, ApiError<RefusedCardId | RefusedRewardId>>> => {
    const found =
      method === 'GIFT_CARD'
        ? await tenders.giftCard(typed, caller)
        : await tenders.reward(method, typed, caller)
    if (!found.ok) return found
    const { numberHash, lastSigns, balance, currency } = found.value
    const giftCard = { numberHash, lastSigns, balance, currency }
    return ok({ ...common, payment_method_id: method, giftCard })
  }

  const tenderOf = async (
    typed: NewTender,
    caller: Caller,
  ): Promise<Result<CartTender, ApiError<RefusedTenderId>>> => {
    const { payment_method_id, c_requestID, c_paymentID, c_payerID } = typed
    const common = { payment_instrument_id: newId(), c_requestID, c_paymentID, c_payerID }
    if (isOfKind(payment_method_id, 'card')) return cardTender(typed, caller, common)
    if (isOfKind(payment_method_id, 'wallet')) {
      const wallet = typed.additionalDetails?.paymentData
      return wallet === undefined
        ? err(apiError('PYT400', { field: 'paymentData' }))
        : ok({ ...common, payment_method_id, wallet })
    }
    return isOfKind(payment_method_id, 'storedValue')
      ? giftCardTender(payment_method_id, typed, caller, common)
      : ok({ ...common, payment_method_id })
  }

  return async (
    cartId: string,
    caller: Caller,
    typed: NewTender,
  ): Promise<Result<Cart, ApiError<RefusedTenderId>>> => {
    const methods = await offered(cartId, caller)
    if (!methods.ok) return methods
    if (!methods.value.paymentMethods.some(({ code }) => code === typed.payment_method_id))
      return err(apiError('PYT405'))
    const tender = await tenderOf(typed, caller)
    if (!tender.ok) return tender
    return change<'GFC410' | 'GFC725' | 'PYT405' | 'REW135'>({
      cartId,
      caller,
      plan: (cart, _, { customer }) =>
        planTender(cart, tender.value, wishedTenders(cart, customer, caller.site)),
    })
  }
}
