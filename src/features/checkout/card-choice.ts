import { isUuid } from '#src/base/ids.ts'
import type { SavedCard } from '#src/features/saved-cards/load-cards.ts'
import { isExpired } from '#src/rules/payments/card-fields.ts'
import type { Checkout } from './load-checkout.ts'

const prefix = 'saved-'

/** The radio button of a saved card. */
export const savedCardChoice = ({ paymentInstrumentId }: SavedCard): string =>
  `${prefix}${paymentInstrumentId}`

/** The saved card that a form chooses, if it does. */
export const chosenSavedCard = (method = ''): string | undefined => {
  const id = method.startsWith(prefix) ? method.slice(prefix.length) : ''
  return isUuid(id) ? id : undefined
}

/** The cards of a customer that are good still, the main one first. */
export const goodCards = async (
  { profile }: Checkout,
  { call, instant }: Pick<App.Locals, 'call' | 'instant'>,
): Promise<SavedCard[]> => {
  if (!profile) return []
  const read = await call('GET /consumers-v3/consumer/payment_instruments', {
    query: { payment_method_id: 'CREDIT_CARD' },
  })
  const cards = read.ok ? read.value.paymentInstruments : []
  return cards.filter(({ expiryMonth: month, expiryYear: year }) => !isExpired({ month, year }, instant))
}
