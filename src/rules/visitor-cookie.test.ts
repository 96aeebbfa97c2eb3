import { expect, it } from 'vitest'
import { readVisitorCookie } from './visitor-cookie.ts'

const encoded = encodeURIComponent('{"cartId":"c1","units":3}')

it.each([
  ['among others', `a=1; welt_visitor=${encoded}; b=2`, { cartId: 'c1', units: 3 }],
  ['alone', `welt_visitor=${encoded}`, { cartId: 'c1', units: 3 }],
  ['without a cart', 'welt_visitor=%7B%22units%22%3A0%7D', { units: 0 }],
  ['absent', 'x_welt_visitor=1; a=2', { units: 0 }],
  ['broken', 'welt_visitor=%7B%', { units: 0 }],
  ['of another form', 'welt_visitor=%5B1%5D', { units: 0 }],
  ['with a wrong count', `welt_visitor=${encodeURIComponent('{"units":-4.5}')}`, { units: 0 }],
])('reads a visitor cookie %s', (_, cookies, facts) => {
  expect(readVisitorCookie(cookies)).toEqual(facts)
})
