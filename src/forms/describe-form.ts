import type { AnyCallKey } from '#src/contract/calls.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import type { FormField, SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { formTexts } from './form-texts.ts'

const isPassword = (field: FormField): boolean => 'type' in field && field.type === 'password'

const namesOf = (field: FormField): string[] =>
  field.kind === 'box' && field.terms ? [field.name, field.terms.name] : [field.name]

/**
 * A form as it comes back, with what was typed into its fields, and by the names `alsoShown`, alone. A password that was typed
 * does not come back, but that it was is known.
 */
export const comeBack = (
  sent: SentForm,
  fields: readonly FormField[],
  alsoShown: readonly string[] = [],
): SentForm => {
  const known = [...fields.flatMap(namesOf), ...alsoShown]
  const passwords = fields.filter(isPassword).map(({ name }) => name)
  const values = Object.entries(sent.values)
    .filter(([name]) => known.includes(name))
    .map(([name, value]): [string, string | undefined] => [name, passwords.includes(name) ? '' : value])
  return { ...sent, values: Object.fromEntries(values) }
}

type Options = Omit<FormDescription<FormTexts>, 'site' | 'texts'> & {
  calls: readonly AnyCallKey[]
  /** Names of what is typed beside its fields, and stands in it again. */
  alsoShown?: readonly string[]
}

/** A form as its page shows it, in the words of the site. `calls` are those that it makes. */
export const describeForm = (
  site: Site,
  { calls, alsoShown, ...form }: Options,
): FormDescription<FormTexts> => {
  const { locale, region, country, timeZone } = site
  return {
    ...form,
    sent: comeBack(form.sent, [...form.fields, ...(form.proof ? [form.proof] : [])], alsoShown),
    site: { locale, region, country, timeZone },
    texts: formTexts(site, calls),
  }
}
