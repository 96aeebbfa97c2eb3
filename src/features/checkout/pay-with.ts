import { err, ok, type Result } from '#src/base/result.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { isOfKind, methodsAt, paysTheRest } from '#src/contract/payments/tenders.ts'
import { chosenSavedCard } from './card-choice.ts'
import { cardFieldNames, cardTokenField, saveCardField } from './card-field-names.ts'

type Tender = CallInput<'POST /cart/v1/cart/{basketId}/paymentInstruments'>['body']

/** The ways to pay the rest that the page of the payment offers. */
export const offeredWays = methodsAt('payment').filter((method) => paysTheRest(method))
export type OfferedWay = (typeof offeredWays)[number]

/** The radio button of the card that the cart holds already. */
export const currentCard = 'current'

/** What a cart's rest is to be paid with, of what this page offers. */
export const offeredTender = ({ payment_instruments }: Pick<Cart, 'payment_instruments'>) =>
  payment_instruments.find(({ payment_method_id: id }) => offeredWays.some((way) => way === id))

/** The card of a form as a token: the browser's own, else one that the acquirer gives this page for what was typed. */
export const tokenOf = async (
  values: FormValues,
  { call }: App.Locals,
): Promise<Result<string, ClientError>> => {
  const known = values[cardTokenField]
  if (known) return ok(known)
  const made = await call('POST /acquirer/v1/cards', {
    body: {
      number: values[cardFieldNames.number] ?? '',
      expiry: values[cardFieldNames.expiry] ?? '',
      code: values[cardFieldNames.code] ?? '',
    },
  })
  return made.ok ? ok(made.value.token) : made
}

const tenderOf = async (
  way: OfferedWay,
  values: FormValues,
  locals: App.Locals,
): Promise<Result<Tender, ClientError>> => {
  if (!isOfKind(way, 'card')) return ok({ payment_method_id: way })
  const paymentInstrumentId = chosenSavedCard(values['method'])
  if (paymentInstrumentId !== undefined) return ok({ payment_method_id: way, paymentInstrumentId })
  const token = await tokenOf(values, locals)
  return token.ok ? ok({ payment_method_id: way, token: token.value }) : err(token.error)
}

/** Saves a card that pays, where its customer wants it; false where that failed. One that is saved already stays so. */
const saveCard = async ({ token }: Tender, values: FormValues, { call }: App.Locals): Promise<boolean> => {
  if (token === undefined || values[saveCardField] !== 'yes') return true
  const saved = await call('POST /consumers-v3/consumer/payment_instruments', { body: { token } })
  return saved.ok || saved.error.errorId === 'PYT409'
}

/**
 * Has the rest of a cart paid in the way that a form names; what is chosen already stays as it is. `isSaved` is whether a card that
 * was to be saved is.
 */
export const payRest = async (
  cart: Cart,
  values: FormValues,
  locals: App.Locals,
): Promise<Result<{ isSaved: boolean }, ClientError>> => {
  const named = chosenSavedCard(values['method']) === undefined ? values['method'] : 'CREDIT_CARD'
  const way = offeredWays.find((one) => one === named)
  const current = offeredTender(cart)?.payment_method_id
  if (!way || (!isOfKind(way, 'card') && way === current)) return ok({ isSaved: true })
  const tender = await tenderOf(way, values, locals)
  if (!tender.ok) return tender
  const path = { basketId: cart.id }
  const added = await locals.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
    path,
    body: tender.value,
  })
  return added.ok ? ok({ isSaved: await saveCard(tender.value, values, locals) }) : added
}
