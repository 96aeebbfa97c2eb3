import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxCategories, type TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import { registrations } from '#tests/fixtures/taxes.ts'
import { costOf } from '#src/rules/promotions/pricing/priced-units.ts'
import { taxesOn, type TaxDestination, type TaxRequest } from './tax.ts'

const boots = (price: number, count = 1, category: TaxCategory = 'clothing') => ({
  ...{ id: 'boots', category, units: [{ price, count }] },
})
const pieces = (...prices: number[]) => ({
  ...boots(0),
  units: prices.map((price) => ({ price, count: 1 })),
})

const total = (request: TaxRequest): number | undefined => {
  const taxes = taxesOn(request, registrations)
  return taxes && [...taxes.rows.values()].reduce((sum, tax) => sum + tax, taxes.delivery)
}

const added = (destination: TaxDestination, row: ReturnType<typeof boots>, delivery = 0) =>
  total({ destination, included: false, rows: [row], delivery })
const contained = (countryCode: string, row: ReturnType<typeof boots>, delivery = 0) =>
  total({ destination: { countryCode }, included: true, rows: [row], delivery })
const toState = (province: string): TaxDestination => ({ countryCode: 'US', province })
const toProvince = (province: string): TaxDestination => ({ countryCode: 'CA', province })

describe('in the United States', () => {
  it.each([
    ['taxes goods by the state', 'CA', boots(100_00), 7_25],
    ['asks nothing where there is no sales tax', 'OR', boots(100_00), 0],
    ['leaves clothing out where the state does', 'NJ', boots(300_00), 0],
    ['taxes other goods there', 'NJ', boots(300_00, 1, 'general'), 19_88],
    ['exempts a New York unit under $110', 'NY', boots(109_99), 0],
    ['taxes a New York unit of $110 as a whole', 'NY', boots(110_00), 4_40],
    ['looks at each New York unit of a row', 'NY', boots(109_99, 4), 0],
    ['taxes the New York pieces of a row from $110', 'NY', pieces(150_00, 75_00), 6_00],
    ['exempts the New York piece that lost a cent more', 'NY', pieces(110_00, 109_99), 4_40],
    ['taxes what a Massachusetts piece costs beyond', 'MA', pieces(200_00, 100_00), 1_56],
    ['exempts what costs $175 in Massachusetts', 'MA', boots(175_00), 0],
    ['taxes what a Massachusetts unit costs beyond', 'MA', boots(200_00, 2), 3_13],
    ['taxes what a Rhode Island unit costs beyond $250', 'RI', boots(300_00), 3_50],
    ['never taxes gift cards', 'TX', boots(50_00, 1, 'giftCard'), 0],
  ])('%s', (_, state, row, tax) => {
    expect(added(toState(state), row)).toBe(tax)
  })

  it('does not know the tax before it knows the state', () => {
    expect(added({ countryCode: 'US' }, boots(100_00))).toBeUndefined()
    expect(added(toState('XX'), boots(100_00))).toBeUndefined()
  })

  it('taxes delivery by the state’s law, as much of it as brings taxed goods', () => {
    expect(added(toState('TX'), boots(100_00), 10_00)).toBe(6_25 + 63)
    expect(added(toState('CA'), boots(100_00), 10_00)).toBe(7_25)
    expect(added(toState('NJ'), boots(100_00), 10_00)).toBe(0)
    const mixed = [boots(100_00), { ...boots(100_00, 1, 'general'), id: 'wax' }]
    expect(
      taxesOn({ destination: toState('NJ'), included: false, rows: mixed, delivery: 10_00 }, registrations)
        ?.delivery,
    ).toBe(33)
  })
})

describe('in Canada', () => {
  it.each([
    ['GST alone', 'AB', boots(100_00), 5_00],
    ['GST and PST', 'BC', boots(100_00), 12_00],
    ['HST', 'ON', boots(100_00), 13_00],
    ['GST and QST, each on the net amount', 'QC', boots(100_00), 14_98],
    [
      'HST without the province’s part for children’s clothing',
      'ON',
      boots(100_00, 1, 'childrensClothing'),
      5_00,
    ],
    ['HST of 14 % in Nova Scotia', 'NS', boots(100_00), 14_00],
    ['nothing on gift cards', 'SK', boots(100_00, 1, 'giftCard'), 0],
  ])('%s', (_, province, row, tax) => {
    expect(added(toProvince(province), row)).toBe(tax)
  })

  it('names each tax', () => {
    const rows = [boots(100_00)]
    const taxes = taxesOn(
      { destination: toProvince('QC'), included: false, rows, delivery: 10_00 },
      registrations,
    )
    expect(taxes?.parts).toEqual([
      { name: 'GST', rate: 5000, base: 110_00, tax: 5_50 },
      { name: 'QST', rate: 9975, base: 110_00, tax: 9_98 + 1_00 },
    ])
  })
})

describe('in Europe', () => {
  it.each([
    ['DE', boots(119_00), 19_00],
    ['GB', boots(120_00), 20_00],
    ['GB', boots(120_00, 1, 'childrensClothing'), 0],
    ['FR', boots(21_10, 1, 'printed'), 1_10],
    ['FI', boots(125_50), 25_50],
  ])('%s: finds the tax in the price', (countryCode, row, tax) => {
    expect(contained(countryCode, row)).toBe(tax)
  })

  it('taxes delivery as the goods it brings', () => {
    expect(contained('DE', boots(119_00), 11_90)).toBe(19_00 + 1_90)
    expect(contained('GB', boots(120_00, 1, 'childrensClothing'), 6_00)).toBe(0)
  })

  it('asks nothing of goods that leave it', () => {
    expect(contained('CH', boots(100_00))).toBe(0)
  })
})

describe('where the merchant is not registered', () => {
  const taxAt = (destination: TaxDestination, ...places: string[]) => {
    const included = !['US', 'CA'].includes(destination.countryCode)
    const request = { destination, included, rows: [boots(100_00)], delivery: 10_00 }
    const taxes = taxesOn(request, new Set(places))
    return taxes?.parts.reduce((sum, { tax }) => sum + tax, 0)
  }
  it.each<[string, TaxDestination, string[], number]>([
    ['collects nothing in another state', toState('TX'), ['US-NY', 'US-CA'], 0],
    ['collects in its own', toState('TX'), ['US-TX'], 6_88],
    ['collects nothing in Canada', toProvince('ON'), ['US-TX'], 0],
    ['collects GST and HST with those alone', toProvince('ON'), ['CA'], 14_30],
    ['leaves a province’s own tax out with those alone', toProvince('QC'), ['CA'], 5_50],
    ['collects all taxes of a province', toProvince('QC'), ['CA-QC'], 16_48],
    ['finds no tax in prices', { countryCode: 'DE' }, ['FR'], 0],
    ['finds it where it is', { countryCode: 'DE' }, ['DE'], 15_97 + 1_60],
  ])('%s', (_, destination, places, tax) => {
    expect(taxAt(destination, ...places)).toBe(tax)
  })

  it.each([
    ['GB', 'JE2 3AB', 0],
    ['GB', 'GY1 1AB', 0],
    ['GB', 'IM1 1AA', 18_34],
    ['GB', 'BT1 1AA', 18_34],
    ['FR', '97400', 0],
    ['FR', '98000', 18_34],
    ['DE', '27498', 0],
    ['DE', '78266', 0],
  ])('%s %s holds a tax of %s', (countryCode, postalCode, tax) => {
    expect(taxAt({ countryCode, postalCode }, 'GB', 'FR', 'DE')).toBe(tax)
  })

  it('still wants to know the state', () => {
    expect(taxAt({ countryCode: 'US' })).toBeUndefined()
  })
})

const destinations = fc.constantFrom<TaxDestination>(
  ...['CA', 'NY', 'MA', 'NJ', 'TX', 'RI'].map(toState),
  ...['QC', 'ON', 'BC'].map(toProvince),
  ...['DE', 'GB', 'FI'].map((countryCode) => ({ countryCode })),
)

it('taxes n units in a row as n rows of a unit, but for the rounding of each row', () => {
  const units = fc.record({
    destination: destinations,
    price: fc.integer({ min: 1, max: 500_00 }),
    qty: fc.integer({ min: 1, max: 20 }),
    category: fc.constantFrom(...taxCategories),
  })
  fc.assert(
    fc.property(units, ({ destination, price, qty, category }) => {
      const included = !['US', 'CA'].includes(destination.countryCode)
      const one = Array.from({ length: qty }, (_, at) => ({ ...boots(price, 1, category), id: `${at}` }))
      const together = [boots(price, qty, category)]
      const apart = total({ destination, included, rows: one, delivery: 0 }) ?? 0
      const inOne = total({ destination, included, rows: together, delivery: 0 }) ?? 0
      expect(Math.abs(apart - inOne)).toBeLessThanOrEqual(qty)
    }),
  )
})

it('is never negative, never more than the price holds, and the same in any order', () => {
  const row = fc.record({
    units: fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 1_000_00 }), count: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 3 },
    ),
    category: fc.constantFrom(...taxCategories),
  })
  const requests = fc.record({
    destination: destinations,
    rows: fc.array(row, { maxLength: 8 }),
    delivery: fc.integer({ min: 0, max: 50_00 }),
  })
  fc.assert(
    fc.property(requests, ({ destination, rows, delivery }) => {
      const included = !['US', 'CA'].includes(destination.countryCode)
      const named = rows.map((one, at) => ({ ...one, id: `${at}` }))
      const taxes = taxesOn({ destination, included, rows: named, delivery }, registrations)
      const turned = taxesOn({ destination, included, rows: named.toReversed(), delivery }, registrations)
      for (const { id, units } of named) {
        const tax = taxes?.rows.get(id) ?? -1
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(costOf(units))
        expect(turned?.rows.get(id)).toBe(tax)
      }
      expect(taxes?.delivery).toBeGreaterThanOrEqual(0)
      expect(turned?.delivery).toBe(taxes?.delivery)
      const listed = (taxes?.parts ?? []).reduce((sum, { tax }) => sum + tax, 0)
      expect(listed).toBe(total({ destination, included, rows: named, delivery }))
    }),
  )
})
