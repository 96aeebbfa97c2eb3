import { expect, it } from 'vitest'
import { provinceOfPostalCode } from './province-of-postal-code.ts'

it.each([
  ['US', '10001', 'NY'],
  ['US', '00501', 'NY'],
  ['US', '02134-1000', 'MA'],
  ['US', '90210', 'CA'],
  ['US', '09012', 'AE'],
  ['US', '00000', undefined],
  ['US', '1234', undefined],
  ['CA', 'H2X 1Y4', 'QC'],
  ['CA', 'm5v2t6', 'ON'],
  ['CA', 'X0A 0H0', 'NU'],
  ['CA', 'X1A 2N1', 'NT'],
  ['CA', 'D1A 1A1', undefined],
  ['DE', '10115', undefined],
])('%s %s lies in %s', (countryCode, postalCode, province) => {
  expect(provinceOfPostalCode(countryCode, postalCode)).toBe(province)
})
