import type { CallOutput } from '#src/contract/calls.ts'
import { refuseGuests } from '#src/features/account/signed-in.ts'

const list = 'GET /consumers-v3/consumer/payment_instruments'

export type SavedCard = CallOutput<typeof list>['paymentInstruments'][number]

/** The cards of the signed-in customer; guests are led to signing in. Throws where they cannot be had. */
export const loadCards = async (locals: App.Locals, url: URL): Promise<SavedCard[] | Response> => {
  const refused = await refuseGuests(locals, url)
  if (refused) return refused
  const read = await locals.call(list, { query: { payment_method_id: 'CREDIT_CARD' } })
  if (read.ok) return read.value.paymentInstruments
  throw new Error(`Saved cards not loaded: ${read.error.errorId}`)
}
