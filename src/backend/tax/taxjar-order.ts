import { z } from 'zod'
import { minorDigits, type Currency } from '#src/base/money.ts'
import type { TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import { costOf } from '#src/rules/promotions/pricing/priced-units.ts'
import type { TaxPart, Taxes } from '#src/rules/tax/tax.ts'
import type { TaxInquiry } from './tax-service.ts'

/** Where goods are sent from. */
export type TaxOrigin = { countryCode: string; province: string; postalCode: string }

/** TaxJar's categories of products (GET /v2/categories); what has none is taxed as goods in general. */
const productTaxCodes: Readonly<Partial<Record<TaxCategory, string>>> = {
  clothing: '20010',
  childrensClothing: '20010',
  printed: '81100',
  giftCard: '14111803A0001',
}

const inUnits = (minor: number, currency: Currency): number => minor / 10 ** minorDigits(currency)
const inMinor = (units: number, currency: Currency): number => Math.round(units * 10 ** minorDigits(currency))

/** The line of a row's units that cost the same. */
const lineId = (rowId: string, at: number): string => `${rowId}/${at + 1}`

/** What `POST /v2/taxes` is sent: amounts in whole units of the currency, and a line for the units of each row that cost the same. */
export const taxJarOrder = ({ destination, rows, delivery, currency }: TaxInquiry, origin: TaxOrigin) => ({
  from_country: origin.countryCode,
  from_state: origin.province,
  from_zip: origin.postalCode,
  to_country: destination.countryCode,
  to_state: destination.province,
  to_zip: destination.postalCode,
  amount: inUnits(
    rows.reduce((sum, { units }) => sum + costOf(units), 0),
    currency,
  ),
  shipping: inUnits(delivery, currency),
  line_items: rows.flatMap(({ id, units, category }) =>
    units.map(({ price, count }, at) => ({
      id: lineId(id, at),
      quantity: count,
      unit_price: inUnits(price, currency),
      ...(productTaxCodes[category] ? { product_tax_code: productTaxCodes[category] } : {}),
    })),
  ),
})

const taxedSchema = z.object({ tax_collectable: z.number().min(0) })
const responseSchema = z.object({
  tax: z.object({
    amount_to_collect: z.number().min(0),
    rate: z.number().min(0),
    breakdown: z
      .object({
        shipping: taxedSchema.optional(),
        line_items: z.array(taxedSchema.extend({ id: z.string() })).optional(),
      })
      .optional(),
  }),
})

/** The taxes of a response, in minor units; undefined for one that is unreadable or does not tell of each line. Without nexus there are none. */
export const taxesOfTaxJar = (body: unknown, inquiry: TaxInquiry): Taxes | undefined => {
  const { rows, currency } = inquiry
  const read = responseSchema.safeParse(body)
  if (!read.success) return undefined
  const { amount_to_collect: total, rate, breakdown = {} } = read.data.tax
  const byLine = new Map(
    (breakdown.line_items ?? []).map(({ id, tax_collectable }) => [id, inMinor(tax_collectable, currency)]),
  )
  if (total > 0 && rows.some(({ id, units }) => units.some((_, at) => !byLine.has(lineId(id, at)))))
    return undefined
  const delivery = inMinor(breakdown.shipping?.tax_collectable ?? 0, currency)
  const all = rows.map(({ id, units }): [string, number] => [
    id,
    units.reduce((sum, _, at) => sum + (byLine.get(lineId(id, at)) ?? 0), 0),
  ])
  const tax = all.reduce((sum, [, one]) => sum + one, delivery)
  const taxed = costOf(
    rows.flatMap(({ id, units }) => units.filter((_, at) => (byLine.get(lineId(id, at)) ?? 0) > 0)),
  )
  const base = taxed + (delivery > 0 ? inquiry.delivery : 0)
  const parts: TaxPart[] = tax > 0 ? [{ name: 'Sales tax', rate: Math.round(rate * 100_000), base, tax }] : []
  return { rows: new Map(all), delivery, parts }
}
