import type { TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import type { TaxRate } from './tax-rate.ts'

type Country = { standard: TaxRate; printed: TaxRate; childrensClothing?: TaxRate }

const country = (standard: TaxRate, printed: TaxRate, childrensClothing?: TaxRate): Country => ({
  standard,
  printed,
  ...(childrensClothing === undefined ? {} : { childrensClothing }),
})

/** Value-added tax of the European Union and the United Kingdom as of November 2026; `printed` is the rate of printed books. */
const countries: Readonly<Record<string, Country>> = {
  AT: country(20_000, 10_000),
  BE: country(21_000, 6000),
  BG: country(20_000, 9000),
  CY: country(19_000, 3000),
  CZ: country(21_000, 0),
  DE: country(19_000, 7000),
  DK: country(25_000, 25_000),
  EE: country(24_000, 9000),
  ES: country(21_000, 4000),
  FI: country(25_500, 13_500),
  FR: country(20_000, 5500),
  GB: country(20_000, 0, 0),
  GR: country(24_000, 6000),
  HR: country(25_000, 5000),
  HU: country(27_000, 5000),
  IE: country(23_000, 0, 0),
  IT: country(22_000, 4000),
  LT: country(21_000, 5000),
  LU: country(17_000, 3000, 3000),
  LV: country(21_000, 5000),
  MT: country(18_000, 5000),
  NL: country(21_000, 9000),
  PL: country(23_000, 5000),
  PT: country(23_000, 6000),
  RO: country(21_000, 11_000),
  SE: country(25_000, 6000),
  SI: country(22_000, 5000),
  SK: country(23_000, 5000),
}

/** The rate of a country on a category of goods; undefined for a country that is not known. */
export const valueAddedRate = (code: string, category: TaxCategory): TaxRate | undefined => {
  const known = countries[code]
  if (!known) return undefined
  if (category === 'giftCard') return 0
  if (category === 'printed') return known.printed
  return category === 'childrensClothing' ? (known.childrensClothing ?? known.standard) : known.standard
}
