import { expect, it } from 'vitest'
import { readTypedCard, readTypedExpiry } from './card-typing.ts'

it.each([
  ['4111111111111111', '4111 1111 1111 1111', 'Visa'],
  ['4111 11', '4111 11', 'Visa'],
  ['378282246310005', '3782 822463 10005', 'American Express'],
  ['', '', undefined],
  ['9999', '9999', undefined],
])('shows the number %s in the groups of its brand', (typed, text, brand) => {
  expect(readTypedCard(typed)).toEqual({ text, brand })
})

it.each([
  ['8', '08'],
  ['08', '08'],
  ['082', '08/2'],
  ['0829', '08/29'],
  ['08/2029', '08/2029'],
  ['1', '1'],
])('reads the expiry %s as %s', (typed, text) => {
  expect(readTypedExpiry(typed)).toBe(text)
})
