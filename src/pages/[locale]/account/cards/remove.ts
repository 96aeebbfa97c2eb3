import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Removes a saved card. */
export const POST: APIRoute = async ({ request, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const removed = await call('DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', {
    path: { paymentInstrumentId: form['paymentInstrumentId'] ?? '' },
  })
  const list = href('/account/cards')
  return seeOther(removed.ok ? `${list}?saved` : withFailure(list, removed.error.errorId))
}
