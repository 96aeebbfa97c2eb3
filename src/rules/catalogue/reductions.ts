import { dayMs } from '#src/base/day.ts'
import { instantAfter } from '#src/base/clock.ts'
/** A price in force from an ISO instant on, in minor units; `current` below `original` means marked down. */
export type PricePoint = { at: string; current: number; original: number }

/**
 * How the price in force came down. Several reductions in a row, never interrupted by a rise, are one that began with the
 * first. Missing amounts are those that nobody knows: there was no price before.
 */
export type Reduction = {
  /** When the first reduction began, an ISO instant. */
  since: string
  /** When the latest began; the same where there was one. */
  latestSince: string
  /** Lowest price of the 30 days before the first, in minor units. */
  lowestBefore?: number | undefined
  /** Lowest price of the 30 days before the latest. */
  lowestBeforeLatest?: number | undefined
  /** Lowest marked-down price of the 30 days before the latest. */
  lowestSaleBeforeLatest?: number | undefined
}

const windowMs = 30 * dayMs

const daysBefore = (instant: string): string => instantAfter(instant, -windowMs)

const isMarkedDown = ({ current, original }: PricePoint): boolean => current < original

/** The points in force at some time from one instant to before another. */
const inForce = (points: readonly PricePoint[], from: string, until: string): PricePoint[] =>
  points.filter(({ at }, index) => {
    const ends = points[index + 1]?.at
    return at < until && (ends === undefined || ends > from)
  })

const lowest = (points: readonly PricePoint[]): number | undefined =>
  points.length === 0 ? undefined : Math.min(...points.map(({ current }) => current))

/** The points of the reduction in force: marked down, and never dearer than the one before. */
const runOf = (points: readonly PricePoint[]): PricePoint[] => {
  const first = points.findLastIndex((point, index) => {
    const before = points[index - 1]
    return !isMarkedDown(point) || !before || !isMarkedDown(before) || before.current < point.current
  })
  const [start, ...rest] = points.slice(Math.max(first, 0))
  return start && isMarkedDown(start) ? [start, ...rest] : []
}

/**
 * The reduction in force after a history of prices; undefined where the last price is not marked down.
 * @param points oldest first
 */
export const reductionOf = (points: readonly PricePoint[]): Reduction | undefined => {
  const run = runOf(points)
  const [start] = run
  if (!start) return undefined
  const latest = run.findLast(({ current }, index) => current < (run[index - 1]?.current ?? 0)) ?? start
  const before = (point: PricePoint) => inForce(points, daysBefore(point.at), point.at)
  return {
    since: start.at,
    latestSince: latest.at,
    lowestBefore: lowest(before(start)),
    lowestBeforeLatest: lowest(before(latest)),
    lowestSaleBeforeLatest: lowest(before(latest).filter(isMarkedDown)),
  }
}

/**
 * The instant from which on prices matter still: 30 days before the reduction in force, or before now.
 * @param now ISO instant
 */
export const neededSince = (points: readonly PricePoint[], now: string): string =>
  daysBefore(runOf(points)[0]?.at ?? now)
