/** ISO 4217 code, upper case. */
export type Currency = string

const formats = new Map<string, Intl.NumberFormat>()
const digits = new Map<Currency, number>()

const formatOf = (currency: Currency, locale: string): Intl.NumberFormat => {
  const key = `${locale}|${currency}`
  const known = formats.get(key)
  if (known) return known
  const [language, country] = locale.split('-')
  const made = new Intl.NumberFormat(country ? `${language}-${country.toUpperCase()}` : locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
  })
  formats.set(key, made)
  return made
}

/** Decimal places of a currency's minor unit: 2 for USD, 0 for JPY. */
export const minorDigits = (currency: Currency): number => {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const found = formatOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}

/**
 * Shows an amount of minor units to a shopper. CAD is shown by its code, all others by their symbol
 * (specification, account and content, section 9).
 */
export const formatMoney = (minor: number, currency: Currency, locale: string): string =>
  formatOf(currency, locale).format(minor / 10 ** minorDigits(currency))

/** An amount of minor units as a decimal text: 8000 of USD is `80.00`. */
export const decimalMoney = (minor: number, currency: Currency): string => {
  const places = minorDigits(currency)
  return (minor / 10 ** places).toFixed(places)
}

/** Reads a decimal text such as `80.00` into minor units; undefined when it is no amount or has too many decimals. */
export const parseMoney = (text: string, currency: Currency): number | undefined => {
  const places = minorDigits(currency)
  const match = /^(\d{1,9})(?:\.(\d+))?$/.exec(text.trim())
  if (!match) return undefined
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  if (fraction.length > places) return undefined
  return Number(match[1]) * 10 ** places + Number(fraction.padEnd(places, '0') || '0')
}

/** Share taken off, in per cent with one decimal: 13000 -> 9100 is 30, 12000 -> 11100 is 7.5. */
export const percentOff = (original: number, current: number): number =>
  original > 0 ? Math.round(((original - current) / original) * 1000) / 10 : 0
