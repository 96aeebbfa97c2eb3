import type { FormField } from '#src/contract/forms/form-field.ts'

/** The box by which the billing address is that of the delivery. */
export const sameField = 'same'

/** The fields of a billing address: where there is a home its email stands, and the box by which all of them are that of the delivery. */
export const billingFieldsOf = (address: readonly FormField[], hasHome: boolean): FormField[] =>
  address
    .filter(({ name }) => !(hasHome && name === 'email'))
    .map((field) => ({
      ...field,
      ...(hasHome ? { isSkippedWith: sameField } : {}),
      ...('autocomplete' in field ? { autocomplete: `billing ${field.autocomplete}` } : {}),
    }))
