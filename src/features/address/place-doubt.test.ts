import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { placeDoubt, withCheckedPlace } from './place-doubt.ts'

const [american] = sites
const beverlyHills = { province: 'NY', postalCode: '90210' }

it('doubts a postal code of another state, once', () => {
  expect(placeDoubt(beverlyHills, 'US', american)).toEqual({
    postalCode: '90210 is in California. Please check both, or go on if they are right.',
  })
  const { values } = withCheckedPlace({ values: beverlyHills, faults: {} })
  expect(placeDoubt(values, 'US', american)).toEqual({})
  expect(placeDoubt({ ...values, province: 'TX' }, 'US', american)).toHaveProperty('postalCode')
})

it.each([
  ['US', { province: 'CA', postalCode: '90210' }],
  ['US', { province: '', postalCode: '90210' }],
  ['US', { province: 'NY', postalCode: 'none' }],
  ['CA', { province: 'QC', postalCode: 'H2X 3K5' }],
  ['DE', { province: 'NY', postalCode: '10115' }],
])('has no doubt in %s of %j', (countryCode, place) => {
  expect(placeDoubt(place, countryCode, american)).toEqual({})
})
