import { siteOfPage } from '#src/client/browser-client.ts'
import { shapeAsTyped } from '#src/client/shape-as-typed.ts'
import { maskDigits, phoneMaskOf } from '#src/rules/customer/phone-mask.ts'

const countryOf = ({ form }: HTMLInputElement): string => {
  const country = form?.elements.namedItem('country')
  return country instanceof HTMLSelectElement ? country.value : siteOfPage().country
}

/** Groups the digits of phone numbers as the country of their form does, while they are typed; international ones stay as they are. */
export const maskPhones = (root: ParentNode): void => {
  for (const input of root.querySelectorAll<HTMLInputElement>('input[type=tel]'))
    shapeAsTyped(input, (typed) =>
      typed.trimStart().startsWith('+') ? typed : maskDigits(typed, phoneMaskOf(countryOf(input))),
    )
}
