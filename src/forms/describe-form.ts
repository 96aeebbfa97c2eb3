import type { AnyCallKey } from '#src/contract/calls.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { formTexts } from './form-texts.ts'

const isPassword = (field: FormField): boolean => 'type' in field && field.type === 'password'

/** A form as it comes back: a password that was typed does not, but that it was is known. */
export const withoutPasswords = (sent: SentForm, fields: readonly FormField[]): SentForm => {
  const typed = fields.filter((field) => isPassword(field) && field.name in sent.values)
  return { ...sent, values: { ...sent.values, ...Object.fromEntries(typed.map(({ name }) => [name, ''])) } }
}

/** A form as its page shows it, in the words of the site. `calls` are those that it makes. */
export const describeForm = (
  site: Site,
  { calls, ...form }: Omit<FormDescription<FormTexts>, 'site' | 'texts'> & { calls: readonly AnyCallKey[] },
): FormDescription<FormTexts> => {
  const { locale, region, country, timeZone } = site
  return {
    ...form,
    sent: withoutPasswords(form.sent, [...form.fields, ...(form.proof ? [form.proof] : [])]),
    site: { locale, region, country, timeZone },
    texts: formTexts(site, calls),
  }
}
