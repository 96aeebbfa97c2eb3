import { expect, it } from 'vitest'
import { normalizedCode } from './coupon-code.ts'

it.each([
  ['welcome10', 'WELCOME10'],
  ['  Welcome 10\t', 'WELCOME10'],
  ['k7qm-3xvd–9ptr', 'K7QM3XVD9PTR'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['“welcome10”', 'WELCOME10'],
  ['🎁', ''],
])('reads %s as %s', (typed, code) => {
  expect(normalizedCode(typed)).toBe(code)
})
