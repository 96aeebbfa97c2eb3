import { expect, it } from 'vitest'
import { employeeSaid } from './mark-employees.ts'

const cookieOf = (facts: object): string =>
  `a=1; welt_visitor=${encodeURIComponent(JSON.stringify({ units: 2, ...facts }))}; b=2`

it('finds an employee in the cookie of a visitor, and nobody else', () => {
  expect(employeeSaid.test(cookieOf({ loggedIn: true, employee: true, athlete: true }))).toBe(true)
  expect(employeeSaid.test(cookieOf({ loggedIn: true }))).toBe(false)
  expect(employeeSaid.test(cookieOf({ employee: false }))).toBe(false)
  expect(employeeSaid.test('other=%22employee%22%3Atrue')).toBe(false)
})
