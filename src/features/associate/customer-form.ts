import { isUuid } from '#src/base/ids.ts'
import { ok, type Result } from '#src/base/result.ts'
import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { personalFields } from '#src/features/account/personal-fields.ts'
import { readForm } from '#src/forms/read-form.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'

export type Found = CallOutput<'GET /consumers-v3/consumer/lookup'>

/** What the page shows: the form that was sent, and whom it found. */
export type CustomerFormState = { form: 'find' | 'note'; sent: SentForm; found?: Found }

/** The field by which a customer is found. */
export const findFields = (site: Site): FormField[] => [
  {
    name: 'who',
    label: messagesOf(site).associate.customer.who,
    autocomplete: 'off',
    isRequired: true,
    maxLength: 100,
  },
]

/** The fields of a customer who is noted. A browser must not fill in who used it before. */
export const noteFields = (site: Site, today: string): FormField[] => {
  const { firstName, lastName, phone, postalCode } = personalFields(site, today)
  const emailField: FormField = {
    name: 'email',
    label: messagesOf(site).account.fields.email,
    type: 'email',
    autocomplete: 'off',
    isRequired: true,
    maxLength: 100,
    rules: [{ rule: 'email' }],
  }
  const own = [firstName, lastName, phone, postalCode].map((field) => ({ ...field, autocomplete: 'off' }))
  return [emailField, ...own]
}

const filled = (text: string | undefined): string | undefined => text?.trim() || undefined

type Locals = Pick<App.Locals, 'call' | 'site' | 'href' | 'instant'>

const chooses = async (
  { call, href }: Locals,
  consumerId: string | null,
): Promise<Result<string, ClientError>> => {
  const chosen = await call('PUT /consumers-v3/consumer/agent/customer', { body: { consumerId } })
  return chosen.ok ? ok(href('/associate')) : chosen
}

const find = async ({ call, site }: Locals, values: FormValues): Promise<CustomerFormState> => {
  const fields = findFields(site)
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { form: 'find', sent: { values, faults } }
  const who = (values['who'] ?? '').trim()
  const query = who.includes('@') ? { email: who } : { phone: who }
  const found = await call('GET /consumers-v3/consumer/lookup', { query })
  if (found.ok) return { form: 'find', sent: { values, faults }, found: found.value }
  const refused = refusedForm(fields, values, found.error, site)
  const text = refused.failure ?? ''
  return { form: 'find', sent: { values, faults: { who: text } } }
}

const note = async (locals: Locals, values: FormValues): Promise<CustomerFormState | Response> => {
  const { call, site, instant } = locals
  const fields = noteFields(site, instant)
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { form: 'note', sent: { values, faults } }
  const { email: typed = '', firstName = '', lastName = '', phone, postalCode } = values
  const noted = await call('POST /consumers-v3/consumer', {
    body: { email: typed, firstName, lastName, phone: filled(phone), postalCode: filled(postalCode) },
  })
  const chosen = noted.ok ? await chooses(locals, noted.value.consumerId) : noted
  if (chosen.ok) return seeOther(chosen.value)
  return { form: 'note', sent: refusedForm(fields, values, chosen.error, site) }
}

/** What the associate's page of customers shows after a form, or where it leads. */
export const customerForm = async (
  locals: Locals,
  request: Request,
): Promise<CustomerFormState | Response> => {
  const untouched: CustomerFormState = { form: 'find', sent: { values: {}, faults: {} } }
  if (request.method !== 'POST') return untouched
  const values = await readForm(request)
  if (values instanceof Response) return values
  const { act, consumerId = '' } = values
  if (act === 'find') return find(locals, values)
  if (act === 'note') return note(locals, values)
  const chosen = await chooses(locals, act === 'choose' && isUuid(consumerId) ? consumerId : null)
  return chosen.ok
    ? seeOther(chosen.value)
    : { form: 'find', sent: refusedForm(findFields(locals.site), {}, chosen.error, locals.site) }
}
