import { expect, it } from 'vitest'
import type { FieldFault } from '#src/rules/customer/field-fault.ts'
import { addressFault, checkedPlaceField, placeFault, placeOf } from './address-fault.ts'

const beverlyHills = { province: 'NY', postalCode: '90210' }

it('doubts a postal code of another state, once', () => {
  const doubt = { fault: 'place', code: '90210', province: 'California' }
  expect(placeFault('US', beverlyHills)).toEqual(doubt)
  const checked = { ...beverlyHills, [checkedPlaceField]: placeOf(beverlyHills) }
  expect(placeFault('US', checked)).toBeUndefined()
  expect(placeFault('US', { ...checked, province: 'TX' })).toEqual(doubt)
})

it.each([
  ['US', { province: 'CA', postalCode: '90210' }],
  ['US', { province: '', postalCode: '90210' }],
  ['US', { province: 'NY', postalCode: 'none' }],
  ['CA', { province: 'QC', postalCode: 'H2X 3K5' }],
  ['DE', { province: 'NY', postalCode: '10115' }],
])('has no doubt in %s of %j', (countryCode, place) => {
  expect(placeFault(countryCode, place)).toBeUndefined()
})

it.each<[countryCode: string, field: string, text: string, fault: FieldFault | undefined]>([
  ['US', 'city', 'anna@example.com', { fault: 'citySign', sign: '@' }],
  ['GB', 'city', 'Stoke-on-Trent (Hanley)', undefined],
  ['FR', 'city', 'Saint-Denis 93', undefined],
  ['US', 'lastName', 'Berg #2', { fault: 'nameSign', sign: '#' }],
  ['US', 'postalCode', '1000', { fault: 'formatLike', example: '12345' }],
  ['CA', 'postalCode', '12345', { fault: 'formatLike', example: 'A1B 2C3' }],
  ['GB', 'postalCode', 'QQ1 1QQ', { fault: 'formatLike', example: 'SW1A 1AA' }],
  ['DE', 'postalCode', '1011', { fault: 'exactLength', n: 5 }],
  ['DE', 'postalCode', '00000', { fault: 'formatLike', example: '12345' }],
  ['US', 'phone', '12', { fault: 'phone' }],
  ['US', 'email', 'anna@', { fault: 'email' }],
  ['US', 'addressLine1', 'x'.repeat(31), { fault: 'addressLine', n: 30 }],
  ['US', 'addressLine2', 'x'.repeat(31), { fault: 'maxLength', n: 30 }],
  ['US', 'province', 'ZZ', { fault: 'option' }],
])('of %s says what is wrong with %s %s', (countryCode, field, text, fault) => {
  expect(addressFault({ field, countryCode, form: 'shipping' }, text)).toEqual(fault)
})
