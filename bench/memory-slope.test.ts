import { expect, it } from 'vitest'
import { slopeOf } from './memory-slope.ts'

const hourly = (...values: number[]) => values.map((mb, hours) => ({ hours, mb }))

it('tells growth by the hour from samples that waver', () => {
  expect(slopeOf(hourly(300, 310, 320, 330))).toBeCloseTo(10)
  expect(slopeOf(hourly(305, 295, 295, 305))).toBeCloseTo(0)
  expect(slopeOf(hourly(300, 290, 280))).toBeCloseTo(-10)
})

it('tells no growth of a single sample', () => {
  expect(slopeOf(hourly(300))).toBe(0)
})
