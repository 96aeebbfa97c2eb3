import { parseMoney } from '#src/base/money.ts'

/** Decimals with a point, whatever the country writes: `1.299,00`, `1,299.00`, `12,5` and `1 299`. */
const withPoint = (text: string): string => {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '')
  const comma = bare.lastIndexOf(',')
  const point = bare.lastIndexOf('.')
  if (comma < 0) return bare
  if (point > comma) return bare.replaceAll(',', '')
  if (point >= 0) return bare.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(?:,\d{3})+$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
}

/** Reads a price of a merchant's file, with or without its currency's sign or code, into minor units. */
export const parsePrice = (text: string, currency: string): number | undefined =>
  parseMoney(withPoint(text.replace(new RegExp(`\\p{Sc}|${currency}`, 'giu'), '')), currency)
