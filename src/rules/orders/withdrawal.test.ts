import { expect, it } from 'vitest'
import { mayWithdraw, withdrawalEnds } from './withdrawal.ts'

const deliveredAt = '2026-06-01T10:00:00.000Z'

it.each([
  ['before it came', { countryCode: 'DE' }, '2027-01-01T00:00:00.000Z', true],
  ['on the fourteenth day', { countryCode: 'FR', deliveredAt }, '2026-06-15T23:59:00.000Z', true],
  ['in the third week', { countryCode: 'FR', deliveredAt }, '2026-06-16T10:00:00.000Z', false],
  ['in the United Kingdom', { countryCode: 'GB', deliveredAt }, '2026-06-10T10:00:00.000Z', true],
  ['in the United States', { countryCode: 'US', deliveredAt }, '2026-06-02T10:00:00.000Z', false],
  ['in the United States, before it came', { countryCode: 'US' }, '2026-06-02T10:00:00.000Z', false],
])('an order can be withdrawn from %s: %#', (_, order, instant, isAllowed) => {
  expect(mayWithdraw(order, instant)).toBe(isAllowed)
})

it('says when the right ends, once the last of the order has come', () => {
  expect(withdrawalEnds({ countryCode: 'DE', deliveredAt })).toBe('2026-06-16T10:00:00.000Z')
  expect(withdrawalEnds({ countryCode: 'DE' })).toBeUndefined()
  expect(withdrawalEnds({ countryCode: 'US', deliveredAt })).toBeUndefined()
})
