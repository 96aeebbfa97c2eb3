import { describe, expect, it } from 'vitest'
import { addressRulesOf } from './address-rules.ts'
import type { AddressTexts } from '#src/contract/address/address-fields.ts'
import { checkAddress } from './check-address.ts'
import { isPostBox } from './post-box.ts'

const newYork: AddressTexts = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine1: '12 Mercer Street',
  city: 'New York',
  countryCode: 'US',
  province: 'NY',
  postalCode: '10001',
  email: 'ada@example.com',
  phone: '(212) 555-0142',
}
const faultsOf = (change: Partial<AddressTexts>, form: 'shipping' | 'wallet' | 'collection' = 'shipping') =>
  checkAddress({ ...newYork, ...change }, form).faults.map(({ field, fault }) => `${field} ${fault}`)

it('takes an address that is whole', () => {
  expect(checkAddress(newYork, 'shipping')).toEqual({ address: newYork, faults: [] })
})

it('tidies, capitalizes, and knows a province by its name', () => {
  const typed = { ...newYork, firstName: ' ada ', city: 'new  york', province: 'new york' }
  expect(checkAddress(typed, 'shipping').address).toEqual({ ...newYork, city: 'New york' })
  const montreal = { countryCode: 'CA', province: 'Québec', postalCode: 'h2x 1y4', phone: '514 555 0142' }
  const { address, faults } = checkAddress({ ...newYork, ...montreal }, 'shipping')
  expect({ address, faults }).toMatchObject({
    address: { province: 'QC', postalCode: 'H2X 1Y4' },
    faults: [],
  })
})

it.each([
  ['CA', 'h2x1y4', 'H2X 1Y4'],
  ['CA', 'H2X 1Y4', 'H2X 1Y4'],
  ['NL', '1012ab', '1012 AB'],
  ['JP', '1000001', '100-0001'],
  ['US', '10001-0002', '10001-0002'],
  ['DE', '10115', '10115'],
  ['GB', 'ec1a1bb', 'EC1A 1BB'],
  ['GB', 'b-33 8 th', 'B33 8TH'],
  ['GB', 'GB SW1A 1AA', 'SW1A 1AA'],
  ['DE', 'd-10 115', '10115'],
  ['DE', 'DE 10115', '10115'],
  ['FR', 'F-75 001', '75001'],
  ['US', '100010002', '10001-0002'],
  ['US', 'US 10001', '10001'],
  ['CA', 'h2x-1y4', 'H2X 1Y4'],
  ['GB', 'de1 1aa', 'DE1 1AA'],
  ['CL', 'cl 8320000', 'cl 8320000'],
])('of %s writes the postal code %s as %s', (countryCode, typed, postalCode) => {
  expect(checkAddress({ countryCode, postalCode: typed }, 'collection').address.postalCode).toBe(postalCode)
})

it.each(['李', 'B', 'van der Berg', 'd’Arc‐O‘Neil', 'Gal·la', 'Smith 2nd'])(
  'takes the name %s',
  (lastName) => {
    expect(faultsOf({ lastName })).toEqual([])
    expect(checkAddress({ ...newYork, lastName }, 'shipping').address.lastName).toBe(lastName)
  },
)

it.each(['+44 20 7946 0958', '0044 20 7946 0958', '+49 (0)30 1234567', '+1 212 555 0142'])(
  'takes the phone %s of another country or of its own',
  (phone) => {
    expect(faultsOf({ phone })).toEqual([])
  },
)

it.each<[string, Partial<AddressTexts>]>([
  ['firstName required', { firstName: ' ' }],
  ['lastName maxLength', { lastName: 'L'.repeat(31) }],
  ['lastName pattern', { lastName: 'Love<lace' }],
  ['addressLine1 required', { addressLine1: undefined }],
  ['addressLine2 maxLength', { addressLine2: 'x'.repeat(31) }],
  ['city maxLength', { city: 'x'.repeat(31) }],
  ['province required', { province: '' }],
  ['province option', { province: 'ZZ' }],
  ['postalCode pattern', { postalCode: '1000' }],
  ['email pattern', { email: 'ada@localhost' }],
  ['phone required', { phone: '' }],
  ['phone pattern', { phone: '112 555 0142' }],
  ['phone pattern', { phone: '+1 112 555 0142' }],
  ['phone pattern', { phone: '20 7946 0958 1' }],
])('finds %s', (fault, change) => {
  expect(faultsOf(change)).toEqual([fault])
})

describe('a form', () => {
  it('of a wallet may leave out all but the country, and have a longer city', () => {
    expect(checkAddress({ countryCode: 'US', postalCode: '10001' }, 'wallet').faults).toEqual([])
    expect(faultsOf({ city: 'x'.repeat(50) }, 'wallet')).toEqual([])
    expect(faultsOf({ postalCode: 'x' }, 'wallet')).toEqual(['postalCode pattern'])
  })

  it('of a collection point needs no person', () => {
    expect(faultsOf({ firstName: undefined, phone: undefined }, 'collection')).toEqual([])
  })
})

it.each([
  ['GB', 'ec1a 1bb', undefined],
  ['GB', '12345', 'pattern'],
  ['DE', '10115', undefined],
  ['DE', '1011', 'minLength'],
  ['FR', '750011', 'maxLength'],
  ['US', '00000', 'pattern'],
  ['DE', '00000', 'pattern'],
  ['GB', 'QQ1 1QQ', 'pattern'],
])('%s: %s', (countryCode, postalCode, fault) => {
  const { faults } = checkAddress({ countryCode, postalCode }, 'collection')
  expect(faults[0]?.fault).toBe(fault)
})

it('has the defaults of the specification where a country says nothing', () => {
  expect(addressRulesOf('CL', 'shipping')).toMatchObject({
    addressLine1: { required: true, maxLength: 30 },
    addressLine2: { required: false, maxLength: 30 },
    city: { required: true, maxLength: 30 },
    firstName: { required: true, minLength: 1, maxLength: 30 },
    province: { required: false },
  })
})

it.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box 7',
  'Postfach 10 11',
  'Packstation 145',
  'BP 120',
  'Case postale 4',
  'Postbus 75000',
  'Casella postale 12',
  'Apartado de Correos 7',
  'Skrytka pocztowa 3',
])('knows %s for a post office box', (line) => {
  expect(isPostBox({ addressLine1: 'c/o Ada', addressLine2: line })).toBe(true)
})

it.each(['12 Boxwood Lane', 'Postfachstraßchen', 'BP', '3 Boxer Ave', 'Calle Apartadó 5', undefined])(
  'takes %s for a house',
  (line) => {
    expect(isPostBox({ addressLine1: line })).toBe(false)
  },
)
