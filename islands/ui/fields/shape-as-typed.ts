import type { FormField } from '#src/contract/forms/form-field.ts'
import { maskDate } from '#src/rules/customer/dates.ts'
import { hasFixedGroups, maskDigits, phoneMaskOf } from '#src/rules/customer/phone-mask.ts'

/** Groups the digits of a phone number as its country does. International ones stay as they are, and those whose groups depend on the area. */
const maskPhone = (typed: string, country: string): string =>
  typed.trimStart().startsWith('+') || !hasFixedGroups(country)
    ? typed
    : maskDigits(typed, phoneMaskOf(country))

/** How what is typed into a field is shown; undefined where it stays as it is typed. */
export const shapeOf = (
  field: Extract<FormField, { autocomplete: string; kind?: 'line' }>,
  country: string,
): ((typed: string) => string) | undefined => {
  if (field.type === 'tel') return (typed) => maskPhone(typed, country)
  return field.autocomplete === 'bday' ? maskDate : undefined
}

/** Shapes what is typed at the end, so that the cursor stays where it is elsewhere, and nothing that was taken out comes back. */
export const shapeAsTyped = (
  event: Event,
  input: HTMLInputElement,
  shape: (typed: string) => string,
): void => {
  const isRemoval = event instanceof InputEvent && event.inputType.startsWith('delete')
  if (!isRemoval && input.selectionStart === input.value.length) input.value = shape(input.value)
}
