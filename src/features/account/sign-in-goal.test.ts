import { expect, it } from 'vitest'
import { sites } from '#src/contract/sites.ts'
import { goalOfSignIn } from './sign-in-form.ts'

const [site] = sites
const visit = (cookie = '') => new Request('http://shop.test/en-us/sign-in', { headers: { cookie } })
const ordered = visit('welt_order=W0123456789')

it.each([
  ['a page', false, visit(), null, '/en-us/account'],
  ['a dialog', true, visit(), null, '/en-us/signed-in'],
  ['a dialog after an order', true, ordered, null, '/en-us/account'],
  ['a page that needed it, after an order', true, ordered, '/en-us/checkout', '/en-us/checkout'],
])('signing in on %s leads on', (_, isPart, request, next, goal) => {
  expect(goalOfSignIn(next, { site, isPart }, request)).toBe(goal)
})
