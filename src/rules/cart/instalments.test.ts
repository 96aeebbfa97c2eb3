import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instalmentsOf } from './instalments.ts'

it('splits into three payments, four weeks apart', () => {
  expect(instalmentsOf(13_000)).toEqual([
    { weeks: 0, amount: 4334 },
    { weeks: 4, amount: 4333 },
    { weeks: 8, amount: 4333 },
  ])
})

it('loses nothing, and differs by a minor unit at most', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (amount) => {
      const parts = instalmentsOf(amount).map((part) => part.amount)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
    }),
  )
})
