import type { FormField } from '#src/contract/forms/form-field.ts'
import { brandName } from '#src/contract/brand.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** The box for messages to the phone of a form: ticked, it shows terms to accept (specification, account and content, section 4, SMS opt-in). */
export const smsField = ({ language, locale }: Site): FormField => {
  const { label, terms, accept, link } = messagesOf({ language, locale }).account.sms
  const text = formatMessage(terms, { brand: brandName }, locale)
  return {
    kind: 'box',
    name: 'sms',
    label,
    terms: { name: 'optInAccepted', text, accept, link, path: '/sms-terms', phone: 'phone' },
  }
}
