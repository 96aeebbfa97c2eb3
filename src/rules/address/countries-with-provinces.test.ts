import { expect, it } from 'vitest'
import { countriesWithProvinces } from './countries-with-provinces.ts'
import { provincesByCountry } from './provinces-by-country.ts'

it('has every country whose provinces are known', () => {
  expect(countriesWithProvinces).toEqual(Object.keys(provincesByCountry))
})
