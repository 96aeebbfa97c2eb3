import { siteOfPage } from '#src/client/browser-client.ts'
import { eachField } from '#src/client/each-field.ts'
import { shapeAsTyped } from '#src/client/shape-as-typed.ts'
import { hasFixedGroups, maskDigits, phoneMaskOf } from '#src/rules/customer/phone-mask.ts'

const countryOf = ({ form }: HTMLInputElement): string => {
  const country = form?.elements.namedItem('country')
  return country instanceof HTMLSelectElement ? country.value : siteOfPage().country
}

/**
 * Groups the digits of phone numbers as the country of their form does, while they are typed. International ones stay as they are, and those
 * of countries whose groups depend on the area.
 */
export const maskPhones = (root: ParentNode): void =>
  eachField(root, 'input[type=tel]', (input) =>
    shapeAsTyped(input, (typed) => {
      const country = countryOf(input)
      const isMasked = !typed.trimStart().startsWith('+') && hasFixedGroups(country)
      return isMasked ? maskDigits(typed, phoneMaskOf(country)) : typed
    }),
  )
