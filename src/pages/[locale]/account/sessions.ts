import type { APIRoute } from 'astro'
import { readForm } from '#src/forms/read-form.ts'
import { endSessions } from '#src/features/account/security/security-form.ts'
import { refuseGuests } from '#src/features/account/signed-in.ts'

/** The forms that sign out elsewhere: `sessionId`, or all others without one. */
export const POST: APIRoute = async ({ request, locals, url }) => {
  const refused = await refuseGuests(locals, new URL(locals.href('/account/security'), url))
  if (refused) return refused
  const form = await readForm(request)
  return form instanceof Response ? form : endSessions(locals, form)
}
