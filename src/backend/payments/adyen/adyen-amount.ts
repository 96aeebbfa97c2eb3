import { minorDigits, type Currency } from '#src/base/money.ts'

/** Decimal places of Adyen's amounts where they are not those of ISO 4217 (Adyen, Currency codes and minor units). */
const ownDigits: Readonly<Record<string, number>> = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 }

const largest = 9_999_999_999

/** An amount as Adyen takes it. */
export type AdyenAmount = { value: number; currency: Currency }

const shiftOf = (currency: Currency): number =>
  (ownDigits[currency] ?? minorDigits(currency)) - minorDigits(currency)

const scaled = (value: number, shift: number): number =>
  shift < 0 ? value / 10 ** -shift : value * 10 ** shift

/** An amount in minor units of the shop as Adyen takes it. Throws for what is no amount there: a bug of the caller's. */
export const toAdyenAmount = (minor: number, currency: Currency): AdyenAmount => {
  const value = scaled(minor, shiftOf(currency))
  if (!/^[A-Z]{3}$/.test(currency) || !Number.isSafeInteger(value) || value <= 0 || value > largest)
    throw new RangeError(`${minor} ${currency} is no amount that Adyen takes.`)
  return { value, currency }
}

/** An amount of Adyen's in minor units of the shop; undefined for one that the shop has no unit for. */
export const fromAdyenAmount = ({ value, currency }: AdyenAmount): number | undefined => {
  const minor = scaled(value, -shiftOf(currency))
  return Number.isSafeInteger(minor) ? minor : undefined
}
