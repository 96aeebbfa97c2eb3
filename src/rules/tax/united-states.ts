import type { TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import { costOf, type PricedUnits } from '#src/rules/promotions/pricing/priced-units.ts'
import type { TaxRate } from './tax-rate.ts'

/** The taxable part of what one unit costs after all discounts, in minor units. */
type TaxablePart = (price: number) => number

type State = {
  rate: TaxRate
  /** Of clothing and footwear, where the state treats them apart. */
  clothing?: TaxablePart
  /** Whether delivery of taxable goods is taxed when it is charged apart. */
  delivery: boolean
}

const none: TaxablePart = () => 0

/** Exempt below a price of one unit, taxed as a whole from there. */
const exemptBelow =
  (unit: number): TaxablePart =>
  (price) =>
    price < unit ? 0 : price

/** Only what one unit costs beyond a price is taxed. */
const taxedBeyond =
  (unit: number): TaxablePart =>
  (price) =>
    Math.max(0, price - unit)

const taxed = (rate: TaxRate, clothing?: TaxablePart): State => ({
  rate,
  delivery: true,
  ...(clothing ? { clothing } : {}),
})
const goodsOnly = (rate: TaxRate, clothing?: TaxablePart): State => ({
  rate,
  delivery: false,
  ...(clothing ? { clothing } : {}),
})

/**
 * General sales tax of the states as of November 2026, without local taxes, which a tax service knows. Clothing: New York
 * exempts units under $110, Massachusetts and Rhode Island tax what a unit costs beyond $175 and $250.
 */
const states: Readonly<Record<string, State>> = {
  AA: goodsOnly(0),
  AE: goodsOnly(0),
  AK: goodsOnly(0),
  AL: goodsOnly(4000),
  AP: goodsOnly(0),
  AZ: goodsOnly(5600),
  AR: taxed(6500),
  CA: goodsOnly(7250),
  CO: goodsOnly(2900),
  CT: taxed(6350),
  DC: taxed(6000),
  DE: goodsOnly(0),
  FL: goodsOnly(6000),
  GA: taxed(4000),
  HI: taxed(4000),
  ID: goodsOnly(6000),
  IL: goodsOnly(6250),
  IN: taxed(7000),
  IA: goodsOnly(6000),
  KS: goodsOnly(6500),
  KY: taxed(6000),
  LA: goodsOnly(5000),
  ME: goodsOnly(5500),
  MD: goodsOnly(6000),
  MA: goodsOnly(6250, taxedBeyond(175_00)),
  MI: goodsOnly(6000),
  MN: taxed(6875, none),
  MS: taxed(7000),
  MO: goodsOnly(4225),
  MT: goodsOnly(0),
  NE: taxed(5500),
  NV: goodsOnly(6850),
  NH: goodsOnly(0),
  NJ: taxed(6625, none),
  NM: taxed(4875),
  NY: taxed(4000, exemptBelow(110_00)),
  NC: taxed(4750),
  ND: taxed(5000),
  OH: taxed(5750),
  OK: goodsOnly(4500),
  OR: goodsOnly(0),
  PA: taxed(6000, none),
  RI: taxed(7000, taxedBeyond(250_00)),
  SC: taxed(6000),
  SD: taxed(4200),
  TN: taxed(7000),
  TX: taxed(6250),
  UT: goodsOnly(6100),
  VT: taxed(6000, none),
  VA: goodsOnly(5300),
  WA: taxed(6500),
  WV: taxed(6000),
  WI: taxed(5000),
  WY: goodsOnly(4000),
}

const isClothing = (category: TaxCategory): boolean =>
  category === 'clothing' || category === 'childrensClothing'

/** The taxable part of a row in a state; undefined for a state that is not known. */
export const stateTax = (
  code: string | undefined,
): { rate: TaxRate; delivery: boolean; taxable: (row: Row) => number } | undefined => {
  const state = code === undefined ? undefined : states[code]
  if (!state) return undefined
  const { rate, clothing, delivery } = state
  return {
    rate,
    delivery,
    taxable: ({ units, category }) => {
      if (category === 'giftCard') return 0
      const part = clothing && isClothing(category) ? clothing : (price: number) => price
      return costOf(units.map(({ price, count }) => ({ price: part(price), count })))
    },
  }
}

/** A row: what each of its units costs after all discounts, in minor units. */
export type Row = { units: readonly PricedUnits[]; category: TaxCategory }
