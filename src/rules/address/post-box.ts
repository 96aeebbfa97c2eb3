import { addressFieldNames, factsOf, type TextHolder } from '#src/contract/address/address-fields.ts'

/** How a post office box is written in the languages of the countries that have rules. */
const postBox =
  /\bp\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|\bpostfach\b|\bpostbus\b|\bpostboks\b|\bcasella\s+postale\b|\bapartado\s+(?:postal|de\s+correos|\d)|\bskrytka\s+pocztowa\b|\bpackstation\b|\bbo[iî]te\s+postale\b|\bcase\s+postale\b|^\s*(?:b\.?\s?p\.?|c\.?\s?p\.?|c\.?\s?s\.?)\s*\d+/i

/** Whether an address is a box at a post office, which not every carrier may put a parcel in. */
export const isPostBox = (address: TextHolder | undefined): boolean =>
  addressFieldNames.some((field) => factsOf(field).kind === 'line' && postBox.test(address?.[field] ?? ''))
