import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import { addressTexts } from '#src/rules/address/address-texts.ts'
import { cartTextsOf, homeAddressOf } from '#src/rules/checkout/cart-destinations.ts'
import { chosenSavedCard, offeredTender, offeredWays } from '#src/rules/checkout/payment-choice.ts'
import { storedValueMethod, type StoredValueKind } from '#src/rules/checkout/stored-value.ts'
import { isCardMethod } from '#src/rules/payments/is-card-method.ts'

type Call = Client['call']
type Changed = Promise<Result<Cart, ClientError>>
type Tender = CallInput<'POST /cart/v1/cart/{basketId}/paymentInstruments'>['body']

export type SavedCard =
  CallOutput<'GET /consumers-v3/consumer/payment_instruments'>['paymentInstruments'][number]

/** How the rest of a cart is to be paid: the choice of the form, and what stands for a card that was typed. */
export type PaymentWish = {
  method: string | undefined
  /** Gets a token for the card that was typed. */
  token: () => Promise<Result<string, ClientError>>
}

/** Adds what pays a cart, or a part of it. */
const addTender = (call: Call, { id: basketId }: Cart, body: Tender): Changed =>
  call('POST /cart/v1/cart/{basketId}/paymentInstruments', { path: { basketId }, body })

/**
 * Has the rest of a cart paid in the way that a form names; what is chosen already stays as it is. `token` is of a card that was typed, to be
 * saved where its customer wants that.
 */
export const payRest = async (
  call: Call,
  cart: Cart,
  { method, token }: PaymentWish,
): Promise<Result<{ cart: Cart; token?: string }, ClientError>> => {
  const paymentInstrumentId = chosenSavedCard(method)
  const named = paymentInstrumentId === undefined ? method : 'CREDIT_CARD'
  const way = offeredWays.find((one) => one === named)
  const isCard = way !== undefined && isCardMethod(way)
  if (!way || (!isCard && way === offeredTender(cart)?.payment_method_id)) return ok({ cart })
  const made = isCard && paymentInstrumentId === undefined ? await token() : undefined
  if (made && !made.ok) return err(made.error)
  const added = await addTender(call, cart, {
    payment_method_id: way,
    ...(paymentInstrumentId === undefined ? {} : { paymentInstrumentId }),
    ...(made ? { token: made.value } : {}),
  })
  return added.ok ? ok({ cart: added.value, ...(made ? { token: made.value } : {}) }) : added
}

/** Adds a card to those that its owner has saved, by its token. */
export const addCard = async (
  call: Call,
  token: string,
  main: boolean,
): Promise<Result<undefined, ClientError>> => {
  const saved = await call('POST /consumers-v3/consumer/payment_instruments', { body: { token, main } })
  return saved.ok ? ok(undefined) : saved
}

/** Saves a card by its token; false where that failed. One that is saved already stays so. */
export const saveCard = async (call: Call, token: string): Promise<boolean> => {
  const saved = await call('POST /consumers-v3/consumer/payment_instruments', { body: { token } })
  return saved.ok || saved.error.errorId === 'PYT409'
}

/** Sets whom the bill of a cart goes to: who gets the delivery, or whom the form names. The email of the delivery stands for that of the bill. */
export const setBilling = (call: Call, cart: Cart, values: FormValues, countryCode: string): Changed => {
  const home = homeAddressOf(cart)
  const typed = { ...values, email: values['email'] ?? home?.email }
  const body =
    values['same'] === 'yes' && home ? cartTextsOf(home) : addressTexts(typed, countryCode, 'billing')
  return call('POST /cart/v1/cart/{basketId}/billingAddress', { path: { basketId: cart.id }, body })
}

/** Adds a gift card or a reward to what a cart is paid with; a reward with a PIN is a card, else a code. */
export const addStoredValue = (
  call: Call,
  cart: Cart,
  kind: StoredValueKind,
  values: FormValues,
): Changed => {
  const { [`${kind}Number`]: c_gcCardNumber = '', [`${kind}Pin`]: pin = '' } = values
  return addTender(call, cart, { payment_method_id: storedValueMethod(kind, pin), c_gcCardNumber, pin })
}

/** Has an athlete's credit pay a part. */
export const payByCredit = (call: Call, cart: Cart): Changed =>
  addTender(call, cart, { payment_method_id: 'ATHLETES_PAYMENT' })

/** Has a member's voucher of so many points pay a part; none with 0. */
export const payByVoucher = (call: Call, { id: basketId }: Cart, points: number): Changed =>
  call('PUT /cart/v1/cart/{basketId}/reward', { path: { basketId }, body: { appliedLoyaltyVoucher: points } })

/** Takes back what a cart was to be paid with. */
export const removeTender = (call: Call, { id: basketId }: Cart, payment_instrument_id: string): Changed =>
  call('DELETE /cart/v1/cart/{basketId}/paymentInstruments', {
    path: { basketId },
    body: { payment_instrument_id },
  })
