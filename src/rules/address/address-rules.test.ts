import { describe, expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { isDialCountry } from '#src/rules/customer/dial-codes.ts'
import { addressRulesOf, ruledCountries } from './address-rules.ts'
import { checkAddress } from './check-address.ts'
import { fieldOrderOf } from './field-order.ts'

/** A postal code of each country, and one that is none there. */
const postalCodes: [countryCode: string, right: string, wrong: string][] = [
  ['AT', '1010', '10100'],
  ['AU', '2000', '200'],
  ['BE', '1000', 'B-100'],
  ['BG', '1000', '10000'],
  ['BR', '01310-100', '01310'],
  ['CA', 'K1A 0B1', 'K1A 0B'],
  ['CH', '8001', '80011'],
  ['CY', '1010', '101'],
  ['CZ', '110 00', '1100'],
  ['DE', '10115', '1011'],
  ['DK', '1050', '105'],
  ['EE', '10111', '1011'],
  ['ES', '28001', '2800'],
  ['FI', '00100', '0010'],
  ['FR', '75001', '7500'],
  ['GB', 'SW1A 1AA', 'SW1A'],
  ['GR', '105 57', '1055'],
  ['HR', '10000', '1000'],
  ['HU', '1051', '10511'],
  ['IE', 'd02 af30', 'D02'],
  ['IS', '101', '1010'],
  ['IT', '00118', '0011'],
  ['JP', '100-0001', '1000'],
  ['LI', '9490', '949'],
  ['LT', 'LT-01103', '0110'],
  ['LU', '1111', '111'],
  ['LV', 'lv-1010', '10100'],
  ['MC', '98000', '75001'],
  ['MT', 'VLT 1117', '1117'],
  ['MX', '06000', '0600'],
  ['NL', '1012 ab', '0012 AB'],
  ['NO', '0150', '015'],
  ['NZ', '6011', '601'],
  ['PL', '00-001', '0001'],
  ['PT', '1000-001', '1000'],
  ['RO', '010011', '01001'],
  ['SE', '111 22', '1112'],
  ['SI', '1000', '100'],
  ['SK', '811 01', '8110'],
  ['US', '97201-1234', '9720'],
]

it('knows at least 30 countries, all of the shop among them', () => {
  expect(ruledCountries.length).toBeGreaterThanOrEqual(30)
  expect(ruledCountries).toEqual(expect.arrayContaining(sites.map(({ country }) => country)))
  expect(postalCodes.map(([countryCode]) => countryCode)).toEqual(ruledCountries)
  expect(ruledCountries.filter((code) => !isDialCountry(code))).toEqual([])
})

it.each(postalCodes)('%s: %s is a postal code, %s is none', (countryCode, right, wrong) => {
  const faultsOf = (postalCode: string) => checkAddress({ countryCode, postalCode }, 'collection').faults
  expect(faultsOf(right)).toEqual([])
  expect(faultsOf(wrong)).toHaveLength(1)
})

describe.each(ruledCountries)('the form of %s', (countryCode) => {
  it('tells each field once, and all that are required', () => {
    const order = fieldOrderOf(countryCode, 'shipping')
    expect(new Set(order).size).toBe(order.length)
    const required = Object.entries(addressRulesOf(countryCode, 'shipping'))
      .filter(([, rule]) => rule.required)
      .map(([field]) => field)
    expect(order).toEqual(expect.arrayContaining(required))
  })

  it('has provinces by a code and a name each, once', () => {
    const { options = [] } = addressRulesOf(countryCode, 'shipping').province
    expect(new Set(options.map(({ code }) => code)).size).toBe(options.length)
    expect(options.filter(({ code, name }) => code === '' || name === '')).toEqual([])
  })
})

it('names the same provinces in French', () => {
  const codes = (locale: string) =>
    addressRulesOf('CA', 'billing', locale).province.options?.map(({ code }) => code)
  expect(codes('fr-ca')).toEqual(codes('en-ca'))
})
