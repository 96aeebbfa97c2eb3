import type { FormField, FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { messagesOf } from '#src/messages/messages.ts'
import * as address from '#src/rules/address/address-fault.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import { formFaults } from '#src/rules/forms/form-faults.ts'
import { refusalOf } from '#src/rules/forms/refusal.ts'

/** What is wrong with a form, by field, in the words of the site. */
export const wordedFaults = (
  fields: readonly FormField[],
  values: FormValues,
  site: Site,
): Record<string, string> => {
  const texts = messagesOf(site).validation
  return Object.fromEntries(
    Object.entries(formFaults(fields, values, { site, readPhone, address })).map(([name, fault]) => [
      name,
      faultText(fault, texts, site.locale),
    ]),
  )
}

/** A form that the API refused: told at the field where it is about one of the form's, else above it. */
export const refusedForm = (
  fields: readonly FormField[],
  values: FormValues,
  error: ClientError,
  site: Site,
): SentForm => {
  const { account, errors, refusals } = messagesOf(site)
  const byCode = { ...refusals, ...errors.byCode }
  const { field, text } = refusalOf(fields, error, { byCode, signInAgain: account.ownPassword.needed })
  return field ? { values, faults: { [field]: text } } : { values, faults: {}, failure: text }
}
