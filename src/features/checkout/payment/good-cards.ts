import type { Checkout } from '#src/features/checkout/load-checkout.ts'
import { isExpired } from '#src/rules/payments/card/card-fields.ts'
import type { SavedCard } from '#src/stores/checkout/payment.ts'

/** The cards of a customer that are good still, the main one first. */
export const goodCards = async (
  { profile }: Pick<Checkout, 'profile'>,
  { call, instant }: Pick<App.Locals, 'call' | 'instant'>,
): Promise<SavedCard[]> => {
  if (!profile) return []
  const read = await call('GET /consumers-v3/consumer/payment_instruments', {
    query: { payment_method_id: 'CREDIT_CARD' },
  })
  const cards = read.ok ? read.value.paymentInstruments : []
  return cards.filter(({ expiryMonth: month, expiryYear: year }) => !isExpired({ month, year }, instant))
}
