import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Makes a saved card the main one. */
export const POST: APIRoute = async ({ request, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const changed = await call('PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}', {
    path: { paymentInstrumentId: form['paymentInstrumentId'] ?? '' },
    body: { main: true },
  })
  const list = href('/account/cards')
  return seeOther(changed.ok ? `${list}?saved` : withFailure(list, changed.error.errorId))
}
