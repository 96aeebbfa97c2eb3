import { expect, it } from 'vitest'
import { checkedPlaceField, placeFault, placeOf } from './address-fault.ts'

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
