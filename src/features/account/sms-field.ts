import type { FormField, FormValues } from '#src/components/form/form-field.ts'
import { brandName } from '#src/contract/brand.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'

/** The box for messages to the phone of a form: ticked, it shows terms to accept (specification, account and content, section 4, SMS opt-in). */
export const smsField = ({ language, locale }: Site): FormField => {
  const { label, terms, accept, link } = messages[language].account.sms
  const text = formatMessage(terms, { brand: brandName }, locale)
  return {
    kind: 'box',
    name: 'sms',
    label,
    terms: { name: 'optInAccepted', text, accept, link, path: '/sms-terms', phone: 'phone' },
  }
}

/** Whether somebody wants messages, and has accepted their terms. */
export const wantsSms = ({ sms, optInAccepted }: FormValues): boolean =>
  sms === 'yes' && optInAccepted === 'yes'

/** What is wrong with wanting messages: no phone that they could go to, or terms that are not accepted. */
export const smsFaults = (
  { sms, optInAccepted, phone = '' }: FormValues,
  { language, locale, country }: Site,
  isRequired = false,
): Record<string, string> => {
  const { validation, account } = messages[language]
  const hasPhone = readPhone(phone, country) !== undefined
  if (sms !== 'yes')
    return isRequired && hasPhone ? { sms: faultText({ fault: 'requiredCheckbox' }, validation, locale) } : {}
  if (!hasPhone) return { phone: faultText({ fault: 'phone' }, validation, locale) }
  return optInAccepted === 'yes' ? {} : { sms: account.sms.needed }
}
