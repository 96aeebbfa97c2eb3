import { expect, it } from 'vitest'
import { fromAdyenAmount, toAdyenAmount } from './adyen-amount.ts'

it.each([
  [12_900, 'USD', 12_900],
  [500, 'JPY', 500],
  [2790, 'ISK', 279_000],
  [1500, 'CLP', 150_000],
  [12_900, 'CVE', 129],
])('sends %d minor units of %s as %d', (minor, currency, value) => {
  expect(toAdyenAmount(minor, currency)).toEqual({ value, currency })
  expect(fromAdyenAmount({ value, currency })).toBe(minor)
})

it.each([
  [0, 'USD'],
  [-1, 'USD'],
  [1.5, 'USD'],
  [Number.NaN, 'USD'],
  [10 ** 12, 'USD'],
  [12_950, 'CVE'],
  [100, 'usd'],
])('sends no amount such as %d %s', (minor, currency) => {
  expect(() => toAdyenAmount(minor, currency)).toThrow(RangeError)
})

it('knows no unit of the shop for a part of one', () => {
  expect(fromAdyenAmount({ value: 279_050, currency: 'ISK' })).toBeUndefined()
})
