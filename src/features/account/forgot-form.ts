import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import { recaptchaField } from '#src/features/human-check/recaptcha-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { formFaults, refusedForm } from '#src/forms/refused-form.ts'
import { readForm } from '#src/forms/read-form.ts'

/** A form that is to be filled in, or what came of it: to whom a link was sent, and for how long it works. */
export type ForgotForm = { sent: SentForm; mailed?: { email: string; minutes: number } }

export const forgotFields = (site: Site): FormField[] => [
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

/** What the page for forgotten passwords shows. It says the same for emails that are nobody's. */
export const forgotForm = async (
  { call, site }: App.Locals,
  request: Request,
): Promise<ForgotForm | Response> => {
  if (request.method !== 'POST') return { sent: untouched() }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const fields = forgotFields(site)
  const faults = formFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { sent: { values, faults } }
  const typed = (values['email'] ?? '').trim()
  const response = await call('POST /consumers-v3/consumer/resetpassword', {
    body: { email: typed, recaptcha_response: values[recaptchaField] },
  })
  return response.ok
    ? { sent: untouched(), mailed: { email: typed, minutes: response.value.minutes } }
    : { sent: refusedForm(fields, values, response.error, site) }
}
