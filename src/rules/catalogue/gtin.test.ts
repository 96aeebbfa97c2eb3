import { expect, it } from 'vitest'
import { isGtin } from './gtin.ts'

it.each(['4006381333931', '036000291452', '96385074', '00036000291452'])('%s is one', (text) =>
  expect(isGtin(text)).toBe(true),
)

it.each([
  ['has another check digit', '4006381333932'],
  ['is of a company’s own range', '2000001010014'],
  ['is a coupon', '9912345678904'],
  ['is short and of a company’s own', '20123451'],
  ['is nothing but zeros', '0000000000000'],
  ['has another length', '40063813339'],
  ['is no number', 'boot-frn-8'],
  ['is empty', ''],
])('what %s is none', (_, text) => expect(isGtin(text)).toBe(false))
