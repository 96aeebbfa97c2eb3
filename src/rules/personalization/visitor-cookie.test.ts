import { expect, it } from 'vitest'
import { readVisitorCookie } from './visitor-cookie.ts'

const nobody = {
  units: 0,
  loggedIn: false,
  loyalty: false,
  employee: false,
  athlete: false,
  wranx: false,
  ipa: false,
}
const cartId = '0b7e0a3c-5d1f-4c55-9f53-6a0f6c0c2d11'
const cookie = (facts: object): string => `welt_visitor=${encodeURIComponent(JSON.stringify(facts))}`

it.each([
  ['among others', `a=1; ${cookie({ cartId, units: 3 })}; b=2`, { cartId, units: 3 }],
  ['alone', cookie({ cartId, units: 3 }), { cartId, units: 3 }],
  ['without a cart', cookie({ units: 0 }), {}],
  ['with flags', cookie({ loggedIn: true, wranx: true, ipa: 'yes' }), { loggedIn: true, wranx: true }],
  ['absent', 'x_welt_visitor=1; a=2', {}],
  ['broken', 'welt_visitor=%7B%', {}],
  ['of another form', 'welt_visitor=%5B1%5D', {}],
  ['with a wrong count', cookie({ units: -4.5 }), {}],
])('reads a visitor cookie %s', (_, cookies, facts) => {
  expect(readVisitorCookie(cookies)).toEqual({ ...nobody, ...facts })
})
