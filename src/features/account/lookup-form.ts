import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { firstStep } from '#src/rules/customer/enrollment-steps.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { formFaults, refusedForm } from '#src/forms/refused-form.ts'
import { loadProfile } from './load-profile.ts'
import { readForm } from '#src/forms/read-form.ts'
import { isSignedIn } from './signed-in.ts'
import { seeOther } from '#src/forms/take-form.ts'

/** Who somebody is, to be asked, or how they go on: they have an account, or make one. */
export type Lookup = { step: 'lookup' | 'signIn' | 'signUp'; sent: SentForm }

export const lookupFields = (site: Site): FormField[] => [
  {
    name: 'email',
    label: fieldLabels(site).email,
    type: 'email',
    autocomplete: 'username',
    isRequired: true,
    maxLength: 100,
    rules: [{ rule: 'email' }],
  },
]

/** What the enrollment begins with for a guest; who is signed in is led to their first step. */
export const lookupForm = async (
  locals: App.Locals,
  request: Request,
  url: URL,
): Promise<Lookup | Response> => {
  const { call, site } = locals
  if (await isSignedIn(locals)) {
    const profile = await loadProfile(locals, url)
    if (profile instanceof Response) return profile
    const { isLoyaltyMember, consumerDetails } = profile
    return seeOther(
      locals.href(`/enrollment/${firstStep({ isLoyaltyMember, phone: consumerDetails.phone })}`),
    )
  }
  if (request.method !== 'POST') return { step: 'lookup', sent: untouched() }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const fields = lookupFields(site)
  const faults = formFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { step: 'lookup', sent: { values, faults } }
  const typed = (values['email'] ?? '').trim()
  const found = await call('GET /consumers-v3/consumer/lookup', { query: { email: typed } })
  if (!found.ok) return { step: 'lookup', sent: refusedForm(fields, values, found.error, site) }
  return { step: found.value.isRegistered ? 'signIn' : 'signUp', sent: untouched({ email: typed }) }
}
