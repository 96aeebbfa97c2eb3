import { expect, it } from 'vitest'
import { taxPlaceOf } from './tax-place.ts'

it.each([
  ['the state that is named', { countryCode: 'US', province: 'NY', postalCode: '10001' }, 'NY'],
  [
    'the state that parcels go to, not one without taxes',
    { countryCode: 'US', province: 'OR', postalCode: '10001' },
    'NY',
  ],
  [
    'the state that is named with a ZIP code of none',
    { countryCode: 'US', province: 'NY', postalCode: '00000' },
    'NY',
  ],
  ['the state of a ZIP code', { countryCode: 'US', postalCode: '10001' }, 'NY'],
  ['the province of a postal code', { countryCode: 'CA', province: '', postalCode: 'H2X 1Y4' }, 'QC'],
  ['a country that is one place', { countryCode: 'DE' }, undefined],
])('is %s', (_, destination, province) => {
  expect(taxPlaceOf(destination)).toMatchObject({ ok: true })
  const place = taxPlaceOf(destination)
  expect(place.ok ? place.value.province : 'none').toBe(province)
})

it('is open until a state or a postal code is known', () => {
  expect(taxPlaceOf({ countryCode: 'US' })).toEqual({ ok: false, error: 'open' })
  expect(taxPlaceOf({ countryCode: 'CA', postalCode: '' })).toEqual({ ok: false, error: 'open' })
})

it.each([
  { countryCode: 'US', province: 'ZZ' },
  { countryCode: 'US', postalCode: '00000' },
  { countryCode: 'CA', province: 'NY' },
])('is unknown where there is none: %o', (destination) => {
  expect(taxPlaceOf(destination)).toEqual({ ok: false, error: 'unknown' })
})
