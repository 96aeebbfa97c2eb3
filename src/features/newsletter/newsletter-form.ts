import { untouched, type FormField, type SentForm } from '#src/contract/forms/form-field.ts'
import { brandName } from '#src/contract/brand.ts'
import type { Site } from '#src/contract/sites.ts'
import { refusedForm, wordedFaults } from '#src/forms/refused-form.ts'
import { readForm } from '#src/forms/read-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { subscriptionDate } from '#src/stores/subscriptions.ts'

/** The form of the newsletter, or what came of it: a link that was mailed, or that somebody is subscribed. */
export type NewsletterState =
  { state: 'open'; sent: SentForm } | { state: 'mailed' | 'subscribed'; email: string }

/** The fields of the newsletter (specification, account and content, section 5, Newsletter). */
export const newsletterFields = ({ language, locale }: Site): FormField[] => {
  const { form: texts } = messagesOf({ language, locale }).newsletter
  return [
    {
      name: 'email',
      label: texts.email,
      type: 'email',
      autocomplete: 'email',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
    {
      kind: 'box',
      name: 'consent',
      label: formatMessage(texts.consent, { brand: brandName }, locale),
      isRequired: true,
    },
  ]
}

/** Where news goes to someone who is signed in, if they have subscribed. */
const ownSubscription = async ({ call }: Pick<App.Locals, 'call'>): Promise<string | undefined> => {
  const session = await call('POST /token/v2/auth/token', {})
  if (!session.ok || session.value.consumerType === 'GUEST') return undefined
  const read = await call('GET /consumers-v3/consumer/subscription', {})
  if (!read.ok) return undefined
  const own = read.value.subscriptions.find(
    ({ type, channel, optin }) => type === 'Newsletter' && channel === 'email' && optin,
  )
  return own?.recipient
}

/** What the page of the newsletter shows. It says the same of addresses that had subscribed, but to their owner who is signed in. */
export const newsletterForm = async (
  { call, site }: Pick<App.Locals, 'call' | 'site'>,
  request: Request,
): Promise<NewsletterState | Response> => {
  const own = await ownSubscription({ call })
  if (request.method !== 'POST')
    return own === undefined ? { state: 'open', sent: untouched() } : { state: 'subscribed', email: own }
  const values = await readForm(request)
  if (values instanceof Response) return values
  const fields = newsletterFields(site)
  const faults = wordedFaults(fields, values, site)
  if (Object.keys(faults).length > 0) return { state: 'open', sent: { values, faults } }
  const recipient = (values['email'] ?? '').trim()
  const optinDate = await subscriptionDate(call)
  const done = await call('POST /consumers-v3/consumer/subscription', {
    body: { channel: 'email', type: 'Newsletter', recipient, optinDate },
  })
  if (!done.ok) return { state: 'open', sent: refusedForm(fields, values, done.error, site) }
  return { state: done.value.status === 'subscribed' ? 'subscribed' : 'mailed', email: recipient }
}
