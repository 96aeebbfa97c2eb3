import { largest } from './largest.ts'
import type { LineState } from './pricing/pricing-state.ts'
import type { SiteEffect } from './site-promotion.ts'
import { cutTogether, unitsIn, type Cut, type UnitRun } from './unit-runs.ts'

type Bundle = Extract<SiteEffect, { type: 'bundlePrice' }>

/** Parts of a bundle as bits. */
type PartSet = number

/** So many units of a run, and the parts that each of them suits. */
type SuitedUnits = { run: UnitRun; count: number; parts: PartSet }

/** Parts that together take at most so many units that suit none but these. */
type Bound = { parts: PartSet; units: number }

const isWithin = (some: PartSet, all: PartSet): boolean => (some & ~all) === 0

const suitedUnits = (
  { parts }: Bundle,
  lines: readonly LineState[],
  open: readonly UnitRun[],
): SuitedUnits[] =>
  open.flatMap((run) => {
    const line = lines[run.line]
    const suited = parts.reduce(
      (set, { items }, at) => (line && items.matches(line) ? set | (1 << at) : set),
      0,
    )
    return suited === 0 ? [] : [{ run, count: run.count, parts: suited }]
  })

/** What one bundle takes of each union of the sets of parts that units suit; no other set of parts bounds them more. */
const boundsOf = ({ parts }: Bundle, suited: readonly SuitedUnits[]): Bound[] => {
  let unions = new Set<PartSet>([0])
  for (const kind of new Set(suited.map((units) => units.parts)))
    unions = new Set([...unions].flatMap((union) => [union, union | kind]))
  return [...unions].map((union) => ({
    parts: union,
    units: parts.reduce((sum, { units }, at) => (isWithin(1 << at, union) ? sum + units : sum), 0),
  }))
}

/**
 * The dearest units that fill all parts of so many bundles, whichever unit fills which part; undefined where they do not suffice.
 * Units fit as long as they keep to all bounds (Hall's theorem). What fits is a matroid, so that to take the dearest first is
 * best, and the order of the parts changes nothing.
 */
const unitsOfBundles = (
  { parts }: Bundle,
  suited: readonly SuitedUnits[],
  bounds: readonly Bound[],
  bundles: number,
): SuitedUnits[] | undefined => {
  const room = bounds.map((bound) => ({ parts: bound.parts, left: bound.units * bundles }))
  const taken = suited.map((units) => {
    const concerned = room.filter((bound) => isWithin(units.parts, bound.parts))
    const fitting = concerned.reduce((least, { left }) => Math.min(least, left), units.count)
    for (const bound of concerned) bound.left -= fitting
    return { ...units, count: fitting }
  })
  return unitsIn(taken) === unitsIn(parts.map(({ units }) => ({ count: units * bundles })))
    ? taken
    : undefined
}

/** Cuts that bring sets of parts to their price: as many sets as save something, of the dearest units. */
export const bundleCuts = (
  bundle: Bundle,
  lines: readonly LineState[],
  open: readonly UnitRun[],
  sets: number,
): Cut[] => {
  const suited = suitedUnits(bundle, lines, open)
  if (suited.reduce((all, { parts }) => all | parts, 0) !== 2 ** bundle.parts.length - 1) return []
  const bounds = boundsOf(bundle, suited)
  const unitsOf = (count: number) => unitsOfBundles(bundle, suited, bounds, count)
  const savingOf = (count: number): number => {
    const units = unitsOf(count)
    return units
      ? units.reduce((sum, { run, count: used }) => sum + run.price * used, 0) - count * bundle.price
      : -Infinity
  }
  const count = largest(Math.min(sets, unitsIn(open)), (some) => savingOf(some) > savingOf(some - 1))
  const units = count > 0 ? unitsOf(count) : undefined
  return units
    ? cutTogether(
        savingOf(count),
        units.filter((taken) => taken.count > 0),
      )
    : []
}
