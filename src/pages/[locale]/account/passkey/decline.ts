import type { APIRoute } from 'astro'
import { daySeconds } from '#src/base/day.ts'
import { declinedPasskeyCookie } from '#src/contract/cookies.ts'
import { nextPath } from '#src/forms/next-path.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'

const yearSeconds = 365 * daySeconds

/** The form that declines a passkey: this browser is offered none for a year. */
export const POST: APIRoute = async ({ request, locals, url, cookies }) => {
  const form = await readForm(request)
  if (form instanceof Response) return form
  cookies.set(declinedPasskeyCookie, 'yes', {
    path: '/',
    maxAge: yearSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: url.protocol === 'https:',
  })
  return seeOther(nextPath(url.searchParams.get('next'), locals.site))
}
