import type { FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { provinceOfPostalCode } from '#src/rules/address/province-of-postal-code.ts'
import { provincesByCountry } from '#src/rules/address/provinces-by-country.ts'
import { faultText } from '#src/rules/customer/fault-text.ts'

/** The hidden field of the state and postal code that were looked at already. */
export const checkedPlaceField = 'checkedPlace'

const placeOf = ({ province = '', postalCode = '' }: FormValues): string =>
  `${province} ${postalCode.trim()}`.trim()

/**
 * What is said where a postal code lies in another state or province than the one that is chosen, once: a few codes cross a border, so that
 * who sends the same again is right.
 */
export const placeDoubt = (
  values: FormValues,
  countryCode: string,
  { language, locale }: Site,
): Record<string, string> => {
  const { province = '', postalCode = '' } = values
  const code = provinceOfPostalCode(countryCode, postalCode)
  if (province === '' || code === undefined || code === province) return {}
  if (values[checkedPlaceField] === placeOf(values)) return {}
  const name = provincesByCountry[countryCode]?.find((one) => one.code === code)?.name ?? code
  const fault = { fault: 'place', code: postalCode.trim(), province: name } as const
  return { postalCode: faultText(fault, messages[language].validation, locale) }
}

/** A form that comes back knows which state and postal code it had. */
export const withCheckedPlace = (sent: SentForm): SentForm => ({
  ...sent,
  values: { ...sent.values, [checkedPlaceField]: placeOf(sent.values) },
})
