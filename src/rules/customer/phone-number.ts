import { parsePhoneNumberFromString, type PhoneNumber as ParsedNumber } from 'libphonenumber-js/min'
import { dialCodeOf, isDialCountry } from './dial-codes.ts'

/** A number that can be dialled from anywhere. */
export type PhoneNumber = {
  /** Plus sign, dial code and number: `+442079460958`. */
  phone: string
  /** `+44`. */
  phoneCode: string
  /** The digits behind the dial code. */
  national: string
}

const northAmericanNumber = /^[2-9]\d{9}$/

const withPlus = (text: string): string => {
  const marks = text.trim().replace(/^00/, '+')
  return (marks.startsWith('+') ? '+' : '') + marks.replace(/\D/g, '')
}

/** Without the zero that is dialled at home only: `+44 (0)20` and, in a country of that code, `020`. */
const withoutZero = (digits: string, countryCode: string | undefined): string => {
  const isBritish = countryCode !== undefined && dialCodeOf(countryCode) === '+44'
  return isBritish ? digits.replace(/^0+/, '') : digits.replace(/^\+440+/, '+44')
}

const international = (text: string, countryCode: string | undefined): string => {
  const digits = withoutZero(withPlus(text), countryCode)
  return countryCode === undefined && /^\d{10}$/.test(digits) ? `+1${digits}` : digits
}

/** A zero that the library leaves in front of a number belongs to it in a few countries alone, as in Italy. */
const hasDigitCount = (number: ParsedNumber): boolean =>
  number.isPossible() && (!number.nationalNumber.startsWith('0') || number.isValid())

/**
 * A phone number as somebody of a country writes it, in international form; undefined for what is none. Ten digits of no known
 * country have the dial code 1. In North America ten digits from 2 to 9 on are a number, whichever are given out; elsewhere
 * the count of digits decides (specification, account and content, section 5, Phone).
 */
export const readPhone = (text: string, countryCode?: string): PhoneNumber | undefined => {
  const country = countryCode !== undefined && isDialCountry(countryCode) ? countryCode : undefined
  const digits = international(text, country)
  const parsed = parsePhoneNumberFromString(digits, {
    ...(country === undefined ? {} : { defaultCountry: country }),
    extract: false,
  })
  if (!parsed) return undefined
  const { countryCallingCode, nationalNumber, number } = parsed
  const isNumber =
    countryCallingCode === '1' ? northAmericanNumber.test(nationalNumber) : hasDigitCount(parsed)
  return isNumber
    ? { phone: number, phoneCode: `+${countryCallingCode}`, national: nationalNumber }
    : undefined
}

/** A number of somebody of a country as people read it, with its dial code: `+44 20 7946 0958`. What is no number stays as it is. */
export const phoneText = (text: string, countryCode?: string): string => {
  const read = readPhone(text, countryCode)
  return (read && parsePhoneNumberFromString(read.phone)?.formatInternational()) ?? text
}
