import type { APIRoute } from 'astro'
import { associateCookie } from '#src/contract/cookies.ts'
import { withFailure } from '#src/features/account/posted-failure-text.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Signs out, and leads home; associates to their own sign-in. */
export const POST: APIRoute = async ({ request, locals, redirect, cookies }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  const signedOut = await locals.call('POST /consumers-v3/consumer/auth/signout', { body: {} })
  if (!signedOut.ok) return seeOther(withFailure(locals.href('/account'), signedOut.error.errorId))
  return redirect(locals.href(cookies.has(associateCookie) ? '/associate-login' : '/'), 303)
}
