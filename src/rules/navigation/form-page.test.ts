import { expect, it } from 'vitest'
import { formPageOf } from './form-page.ts'

it.each([
  ['/en-us/sign-in', 'sign-in'],
  ['/fr-ca/enrollment/interests', 'enrollment'],
  ['/de-de/loyalty-sign-up', 'loyalty-sign-up'],
  ['/en-us/sign-out', undefined],
  ['/en-us/account', undefined],
  ['/en-us/account/passkey', 'account/passkey'],
  ['/en-us/account/confirm', 'account/confirm'],
  ['/en-us/account/profile', undefined],
  ['/en-us/enrollment', 'enrollment'],
  ['/en-us/sign-in/more/yet', undefined],
  ['/sign-in', undefined],
])('%s is %s', (path, page) => {
  expect(formPageOf(path)).toBe(page)
})
