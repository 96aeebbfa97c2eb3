import { expect, it } from 'vitest'
import { nextTierOf, tierOf } from './loyalty-tier.ts'

const tiers = [
  { name: 'Summit', points: 3000 },
  { name: 'Trail', points: 0 },
  { name: 'Ridge', points: 1000 },
]

it.each([
  [0, 'Trail'],
  [999, 'Trail'],
  [1000, 'Ridge'],
  [3001, 'Summit'],
])('%d points are of the tier %s', (balance, tier) => {
  expect(tierOf(balance, tiers)).toBe(tier)
})

it('is of no tier where there are none', () => {
  expect(tierOf(5000, [])).toBeUndefined()
})

it.each([
  [0, { name: 'Ridge', missing: 1000 }],
  [999, { name: 'Ridge', missing: 1 }],
  [1000, { name: 'Summit', missing: 2000 }],
  [3000, undefined],
])('%d points are followed by %j', (balance, next) => {
  expect(nextTierOf(balance, tiers)).toEqual(next)
})
