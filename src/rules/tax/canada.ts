import type { TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import type { TaxRate } from './tax-rate.ts'

/** One tax of a province by its name on the receipt. */
export type NamedRate = { name: 'GST' | 'HST' | 'PST' | 'QST'; rate: TaxRate }

type Province = { rates: readonly NamedRate[]; childrensClothing?: readonly NamedRate[] }

const gst: NamedRate = { name: 'GST', rate: 5000 }
const hst = (rate: TaxRate): NamedRate => ({ name: 'HST', rate })
const pst = (rate: TaxRate): NamedRate => ({ name: 'PST', rate })

/** What is left of HST where the province refunds its own part at the till. */
const refunded: readonly NamedRate[] = [hst(5000)]

/** Goods and services taxes as of November 2026. Each is worked out on the net amount, never on another tax. */
const provinces: Readonly<Record<string, Province>> = {
  AB: { rates: [gst] },
  BC: { rates: [gst, pst(7000)], childrensClothing: [gst] },
  MB: { rates: [gst, pst(7000)], childrensClothing: [gst] },
  NB: { rates: [hst(15_000)] },
  NL: { rates: [hst(15_000)] },
  NS: { rates: [hst(14_000)], childrensClothing: refunded },
  NT: { rates: [gst] },
  NU: { rates: [gst] },
  ON: { rates: [hst(13_000)], childrensClothing: refunded },
  PE: { rates: [hst(15_000)], childrensClothing: refunded },
  QC: { rates: [gst, { name: 'QST', rate: 9975 }] },
  SK: { rates: [gst, pst(6000)] },
  YT: { rates: [gst] },
}

/** The taxes of a province on a category of goods; undefined for a province that is not known. */
export const provinceRates = (
  code: string | undefined,
  category: TaxCategory,
): readonly NamedRate[] | undefined => {
  const province = code === undefined ? undefined : provinces[code]
  if (!province || category === 'giftCard') return province && []
  return category === 'childrensClothing' ? (province.childrensClothing ?? province.rates) : province.rates
}
