import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { goalOfSignIn } from './sign-in-step.ts'

const [site] = sites
const visit = (cookie = '') => new Request('http://shop.test/en-us/sign-in', { headers: { cookie } })
const ordered = visit('welt_order=W0123456789')

it.each([
  ['a page', 'page', visit(), null, '/en-us/account'],
  ['a dialog', 'dialog', visit(), null, '/en-us/signed-in'],
  ['a dialog after an order', 'dialog', ordered, null, '/en-us/account'],
  ['a dialog that needed it, after an order', 'dialog', ordered, '/en-us/checkout', '/en-us/checkout'],
] as const)('signing in in %s leads on', (_, place, request, next, goal) => {
  expect(goalOfSignIn(next, site, { place, request })).toBe(goal)
})
