import { expect, test } from 'vitest'
import { eanCheckDigit, eanOf } from './ean.ts'

test.each([
  ['400638133393', '1'],
  ['590123412345', '7'],
  ['200000000000', '8'],
])('the check digit of %s is %s', (digits, expected) => expect(eanCheckDigit(digits)).toBe(expected))

test('an EAN holds style, colour and size, and ends in its check digit', () => {
  const ean = eanOf(1001, 3, 11)
  expect(ean).toMatch(/^2001001030111?\d$/)
  expect(ean).toHaveLength(13)
  expect(ean.slice(12)).toBe(eanCheckDigit(ean.slice(0, 12)))
})
