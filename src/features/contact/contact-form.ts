import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import { contactSubjects } from '#src/contract/contact/contact-calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { personalFields } from '#src/features/account/personal-fields.ts'
import { readForm } from '#src/forms/read-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { aboutOrder, aboutOrderAct } from './about-order.ts'

/** A form that is to be filled in, or where the message that was sent will be answered. */
export type ContactForm = { sent: SentForm; answeredAt?: string }

const maxMessage = 4000

export const contactFields = (site: Site, today: string): FormField[] => {
  const { contact, account } = messagesOf(site)
  const { firstName, lastName } = personalFields(site, today)
  return [
    {
      kind: 'choice',
      name: 'subject',
      label: contact.form.subject,
      isRequired: true,
      options: [
        { value: '', label: contact.form.choose },
        ...contactSubjects.map((value) => ({ value, label: contact.subjects[value] })),
      ],
    },
    firstName,
    lastName,
    {
      name: 'email',
      label: account.fields.email,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
    { name: 'orderNumber', label: contact.form.orderNumber, autocomplete: 'off', maxLength: 40 },
    {
      kind: 'text',
      name: 'message',
      label: contact.form.message,
      isRequired: true,
      maxLength: maxMessage,
      rules: [{ rule: 'length', min: 1, max: maxMessage }],
    },
  ]
}

/** What the form under the contact page shows: filled in as far as an order tells where one leads to it, or once it was sent. */
export const contactForm = async (locals: App.Locals, request: Request): Promise<ContactForm | Response> => {
  const { call, site, instant } = locals
  if (request.method !== 'POST') return { sent: untouched() }
  const values = await readForm(request)
  if (values instanceof Response) return values
  if (values['act'] === aboutOrderAct) return { sent: untouched(await aboutOrder(locals, values)) }
  const fields = contactFields(site, instant)
  const faults = wordedFaults(fields, values, site)
  const subject = contactSubjects.find((one) => one === values['subject'])
  if (Object.keys(faults).length > 0 || !subject) return { sent: { values, faults } }
  const text = (name: string): string => (values[name] ?? '').trim()
  await call('POST /token/v2/auth/token', {})
  const written = await call('POST /consumers-v3/contactus', {
    body: {
      subject,
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      message: text('message'),
      ...(text('orderNumber') === '' ? {} : { orderNumber: text('orderNumber') }),
    },
  })
  return written.ok
    ? { sent: untouched(), answeredAt: text('email') }
    : { sent: refusedForm(fields, values, written.error, site) }
}
