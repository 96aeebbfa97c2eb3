import { expect, it } from 'vitest'
import { enrollmentStepOf, firstStep, stepAfter } from './enrollment-steps.ts'

const phone = '+15035550143'

it.each([
  ['lookup', undefined],
  ['mobile', { isLoyaltyMember: false }],
  ['mobile', { isLoyaltyMember: true, phone: '' }],
  ['profile', { isLoyaltyMember: false, phone }],
])('begins with %s for %j', (step, customer) => {
  expect(firstStep(customer)).toBe(step)
})

it.each([
  ['loyalty', { isLoyaltyMember: true }, 'welcome'],
  ['loyalty', { isLoyaltyMember: false }, 'mobile'],
  ['welcome', { isLoyaltyMember: true }, 'mobile'],
  ['welcome', { isLoyaltyMember: true, phone }, 'profile'],
  ['mobile', { isLoyaltyMember: false, phone }, 'profile'],
  ['profile', { isLoyaltyMember: false }, 'interests'],
  ['interests', { isLoyaltyMember: false }, 'success'],
  ['success', { isLoyaltyMember: false }, 'success'],
] as const)('goes on from %s, for %j, to %s', (step, customer, next) => {
  expect(stepAfter(step, customer)).toBe(next)
})

it('knows its steps by name', () => {
  expect(enrollmentStepOf('mobile')).toBe('mobile')
  expect(enrollmentStepOf('payment')).toBeUndefined()
  expect(enrollmentStepOf(undefined)).toBeUndefined()
})
