import { expect, it } from 'vitest'
import { offersInterests } from './offers-interests.ts'

const signedUp = { newsletter: false, isSkipped: false }

it.each([
  [false, { isEnabled: false, onlyWithNewsletter: false }, signedUp],
  [true, { isEnabled: true, onlyWithNewsletter: false }, signedUp],
  [false, { isEnabled: true, onlyWithNewsletter: true }, signedUp],
  [true, { isEnabled: true, onlyWithNewsletter: true }, { ...signedUp, newsletter: true }],
  [false, { isEnabled: true, onlyWithNewsletter: false }, { newsletter: true, isSkipped: true }],
])('is %s where the shop sets %j and the customer %j', (offered, setting, choice) => {
  expect(offersInterests(setting, choice)).toBe(offered)
})
