import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Takes an address out of the book. */
export const POST: APIRoute = async ({ request, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const removed = await call('DELETE /consumers-v3/consumer/address/{addressId}', {
    path: { addressId: form['addressId'] ?? '' },
  })
  const list = href('/account/addresses')
  return seeOther(removed.ok ? `${list}?saved` : withFailure(list, removed.error.errorId))
}
