import { expect, it } from 'vitest'
import { leavesOnSignOut } from './leaves-on-sign-out.ts'

it.each(['/en-us/cart', '/en-us/checkout', '/de-de/favorites', '/fr-ca/account/security'])(
  'sends home who signs out on %s',
  (path) => expect(leavesOnSignOut(path)).toBe(true),
)

it.each(['/en-us/', '/en-us/p/fell-boot-FELLBOOT1', '/en-us/help/returns'])(
  'lets who signs out stay on %s',
  (path) => expect(leavesOnSignOut(path)).toBe(false),
)
