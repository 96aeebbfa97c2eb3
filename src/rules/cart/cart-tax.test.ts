import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { includedTax, isTaxIncluded } from './cart-tax.ts'

it('knows by its site whether prices include tax, whatever a cart adds up to', () => {
  expect(sites.map(({ locale }) => [locale, isTaxIncluded(locale)])).toEqual([
    ['en-us', false],
    ['en-ca', false],
    ['fr-ca', false],
    ['en-gb', true],
    ['de-de', true],
    ['fr-fr', true],
  ])
})

it.each([
  ['a share of the price', 11_900, { included: true, rate: 0.19 }, 1900],
  ['rounded half up', 3, { included: true, rate: 0.2 }, 0],
  ['nothing where tax comes on top', 11_900, { included: false }, 0],
] as const)('takes %s', (_, minor, tax, expected) => {
  expect(includedTax(minor, tax)).toBe(expected)
})
