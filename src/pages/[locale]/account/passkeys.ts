import type { APIRoute } from 'astro'
import { readForm } from '#src/forms/read-form.ts'
import { refuseGuests } from '#src/features/account/signed-in.ts'
import { takePasskeyForm } from '#src/features/passkeys/passkey-forms.ts'

/** The forms that change a passkey: `passkeyId` with its new `name`, or without one to remove it. */
export const POST: APIRoute = async ({ request, locals, url }) => {
  const refused = await refuseGuests(locals, new URL(locals.href('/account/security'), url))
  if (refused) return refused
  const form = await readForm(request)
  return form instanceof Response ? form : takePasskeyForm(locals, form)
}
