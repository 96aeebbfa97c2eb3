import type { APIRoute } from 'astro'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Joins the loyalty programme, or leaves it. */
export const POST: APIRoute = async ({ request, locals: { call, href } }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const body = { optin: form['optin'] === 'yes' }
  const changed = await call('PUT /consumers-v3/consumer/loyalty/enrollment', { body })
  const page = href('/account/loyalty')
  return seeOther(changed.ok ? `${page}?saved` : withFailure(page, changed.error.errorId))
}
