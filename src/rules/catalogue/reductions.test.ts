import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#src/base/day.ts'
import { neededSince, reductionOf, type PricePoint } from './reductions.ts'

const day = (number: number): string => new Date(Date.UTC(2026, 0, 1) + number * dayMs).toISOString()
/** Day, price, and the original price where it is another. */
const history = (...points: [number, number, number?][]): PricePoint[] =>
  points.map(([number, current, original = 10_000]) => ({ at: day(number), current, original }))

describe('the reduction in force', () => {
  it.each([
    ['no price', history()],
    ['a full price', history([0, 10_000])],
    ['a full price after a reduction', history([0, 10_000], [40, 8_000], [50, 10_000])],
  ])('is none at %s', (_, points) => {
    expect(reductionOf(points)).toBeUndefined()
  })

  it('is told from the lowest of the 30 days before it', () => {
    const points = history([0, 10_000], [40, 7_000], [45, 10_000], [60, 8_000])
    expect(reductionOf(points)).toEqual({
      since: day(60),
      latestSince: day(60),
      lowestBefore: 7_000,
      lowestBeforeLatest: 7_000,
      lowestSaleBeforeLatest: 7_000,
    })
  })

  it('counts the price in force as the 30 days begin, and none that ended before', () => {
    expect(reductionOf(history([0, 6_000], [20, 10_000], [50, 8_000]))?.lowestBefore).toBe(10_000)
    expect(reductionOf(history([0, 6_000], [20.5, 10_000], [50, 8_000]))?.lowestBefore).toBe(6_000)
    expect(reductionOf(history([0, 9_000, 9_000], [50, 8_000]))?.lowestBefore).toBe(9_000)
  })

  it('stays that of its first day while it lasts, however long', () => {
    const points = history([0, 10_000], [40, 8_000], [200, 8_000, 11_000])
    expect(reductionOf(points)).toMatchObject({ since: day(40), latestSince: day(40), lowestBefore: 10_000 })
  })

  it('tells several in a row from before the first, and from before the latest', () => {
    const points = history([0, 10_000], [40, 8_000], [50, 7_000], [60, 5_000])
    expect(reductionOf(points)).toMatchObject({
      since: day(40),
      latestSince: day(60),
      lowestBefore: 10_000,
      lowestBeforeLatest: 7_000,
    })
  })

  it('begins anew where the price rose in between, though it stayed marked down', () => {
    expect(reductionOf(history([0, 10_000], [40, 6_000], [50, 8_000]))).toMatchObject({
      since: day(50),
      lowestBefore: 6_000,
    })
  })

  it('knows nothing of a time without a price', () => {
    expect(reductionOf(history([0, 8_000]))).toEqual({ since: day(0), latestSince: day(0) })
  })
})

/** A price after another, each some days after the one before. */
const prices = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), current: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 20,
  })
  .map((changes) => {
    let at = 0
    return changes.map(({ gap, current }): PricePoint => {
      at += gap
      return { at: day(at), current, original: 9 }
    })
  })

it('never tells a reduction from a price above one that was asked in the 30 days before it', () => {
  fc.assert(
    fc.property(prices, (points) => {
      const reduction = reductionOf(points)
      if (!reduction) return
      for (const [since, lowest] of [
        [reduction.since, reduction.lowestBefore],
        [reduction.latestSince, reduction.lowestBeforeLatest],
      ] as const) {
        const from = new Date(Date.parse(since) - 30 * dayMs).toISOString()
        const before = points.filter(({ at: begins }, index) => {
          const ends = points[index + 1]?.at ?? '9999'
          return begins < since && ends > from
        })
        expect(lowest).toBe(
          before.length === 0 ? undefined : Math.min(...before.map(({ current }) => current)),
        )
      }
    }),
  )
})

it('says the same of a history that kept only what is needed', () => {
  fc.assert(
    fc.property(prices, (points) => {
      const since = neededSince(points, points.at(-1)?.at ?? day(0))
      const recent = points.filter((_, index) => (points[index + 1]?.at ?? '9999') > since)
      expect(reductionOf(recent)).toEqual(reductionOf(points))
    }),
  )
})
