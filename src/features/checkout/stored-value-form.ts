import type { FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import {
  isReward,
  methodsOfKind,
  tenderTable,
  type PaymentMethod,
  type StoredValueMethod,
} from '#src/contract/payments/tenders.ts'
import type { Site } from '#src/contract/sites.ts'
import { formFaults } from '#src/forms/refused-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messages } from '#src/messages/messages.ts'
import { cartErrorText } from '#src/rules/cart/cart-error-text.ts'
import { placeOfNotice } from '#src/rules/cart/cart-error.ts'
import type { Checkout } from './load-checkout.ts'
import { storedValueFields, type StoredValueKind } from './card-form-fields.ts'

/** Where the page of the payment shows gift cards and rewards. */
export const storedValuePlaces = { giftCard: 'gift-cards', reward: 'rewards' } as const

/** Where a tender stands on that page. */
export const placeOfTender = (method: PaymentMethod | undefined): string =>
  storedValuePlaces[method !== undefined && isReward(method) ? 'reward' : 'giftCard']

/** One that was refused: told at its PIN or number, or above the form where it is about neither. */
const refused = (
  kind: StoredValueKind,
  typed: FormValues,
  error: ClientError,
  { language, locale }: Site,
): SentForm => {
  const text = cartErrorText(error, messages[language].errors, locale)
  const field = `${kind}${error.errorId === 'GFC755' ? 'Pin' : 'Number'}`
  return placeOfNotice(error) === 'input'
    ? { values: typed, faults: { [field]: text } }
    : { values: typed, faults: {}, failure: text }
}

/** What was typed: of rewards the one that has a PIN or has none, else a gift card. */
const methodOf = (kind: StoredValueKind, pin: string): StoredValueMethod =>
  methodsOfKind('storedValue').find(
    (method) => kind === 'reward' && isReward(method) && tenderTable[method].hasPin === (pin !== ''),
  ) ?? 'GIFT_CARD'

/** Adds a gift card or a reward to what a cart is paid with; a reward with a PIN is a card, else a code. The PIN never comes back. */
export const addStoredValue = async (
  kind: StoredValueKind,
  { cart }: Checkout,
  typed: FormValues,
  { call, site, href }: App.Locals,
): Promise<SentForm | Response> => {
  const [number = '', pin = ''] = [typed[`${kind}Number`], typed[`${kind}Pin`]]
  const values = { [`${kind}Number`]: number }
  const faults = formFaults(storedValueFields(kind, site), typed, site)
  if (Object.keys(faults).length > 0) return { values, faults }
  const added = await call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
    path: { basketId: cart.id },
    body: {
      payment_method_id: methodOf(kind, pin),
      c_gcCardNumber: number,
      pin,
    },
  })
  const page = href(`/checkout/billing#${storedValuePlaces[kind]}`)
  return added.ok ? seeOther(page) : refused(kind, values, added.error, site)
}
