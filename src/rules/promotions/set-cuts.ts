import type { LineState } from './pricing-state.ts'
import type { SiteEffect } from './site-promotion.ts'
import { takenOff } from './reduce.ts'
import { cutTogether, firstUnits, unitsIn, type Cut, type UnitRun } from './unit-runs.ts'

type EffectOf<T extends SiteEffect['type']> = Extract<SiteEffect, { type: T }>

/** The largest number, at most `max`, for which something holds that holds for all smaller ones. */
const largest = (max: number, holds: (candidate: number) => boolean): number => {
  let low = 0
  let high = max
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Of each group of equal size, dearest units first, the last ones are reduced. */
const withinGroups = (
  { buy, get, reduction }: EffectOf<'buyXGetY'>,
  runs: readonly UnitRun[],
  sets: number,
) => {
  const size = buy + get
  const reducedBefore = (units: number): number => {
    const groups = Math.floor(units / size)
    return groups >= sets ? sets * get : groups * get + Math.max(0, (units % size) - buy)
  }
  let before = 0
  return runs.map((run): Cut => {
    const count = reducedBefore(before + run.count) - reducedBefore(before)
    before += run.count
    return { run, count, off: takenOff(reduction, run.price) }
  })
}

/**
 * Cuts of "buy so many, get so many of them, or of others, for less". Units that are reduced are not bought ones as well.
 * @param bought how many units count, whatever promotions did to them
 * @param counts whether units of a run are among these
 * @param open units that may be reduced, dearest first
 */
export const buyXGetYCuts = (
  effect: EffectOf<'buyXGetY'>,
  bought: number,
  counts: (run: UnitRun) => boolean,
  open: readonly UnitRun[],
  sets: number,
): Cut[] => {
  if (!effect.on) return withinGroups(effect, open, sets)
  const { buy, get, reduction } = effect
  const isPaidFor = (reduced: number): boolean => {
    const both = firstUnits(open, reduced).filter(({ run }) => counts(run))
    return bought - unitsIn(both) >= Math.ceil(reduced / get) * buy
  }
  const max = Math.min(unitsIn(open), sets * get)
  return firstUnits(open, largest(max, isPaidFor)).map(({ run, count }) => ({
    run,
    count,
    off: takenOff(reduction, run.price),
  }))
}

/** Cuts that make the cheapest units free. */
export const cheapestFreeCuts = (
  { of, free }: EffectOf<'cheapestFree'>,
  open: readonly UnitRun[],
  sets: number,
): Cut[] => {
  const units = Math.min(sets, Math.floor(unitsIn(open) / of)) * free
  return firstUnits(open.toReversed(), units).map(({ run, count }) => ({ run, count, off: run.price }))
}

/** Cuts that bring sets of parts to their price: as many sets as save something, of the dearest units. */
export const bundleCuts = (
  { parts, price }: EffectOf<'bundlePrice'>,
  lines: readonly LineState[],
  open: readonly UnitRun[],
  sets: number,
): Cut[] => {
  const partsOfOpen = parts.map(({ items, units }) => ({
    units,
    runs: open.filter(({ line }) => items.matches(lines[line]?.keys ?? [])),
  }))
  const unitsOf = (count: number): { run: UnitRun; count: number }[] | undefined => {
    const taken = new Map<UnitRun, number>()
    for (const { units, runs } of partsOfOpen) {
      let missing = units * count
      for (const run of runs) {
        const used = Math.min(run.count - (taken.get(run) ?? 0), missing)
        missing -= used
        if (used > 0) taken.set(run, (taken.get(run) ?? 0) + used)
      }
      if (missing > 0) return undefined
    }
    return [...taken].map(([run, used]) => ({ run, count: used }))
  }
  const savingOf = (count: number): number => {
    const units = unitsOf(count)
    return units
      ? units.reduce((sum, { run, count: used }) => sum + run.price * used, 0) - count * price
      : -Infinity
  }
  const count = largest(Math.min(sets, unitsIn(open)), (sets) => savingOf(sets) > savingOf(sets - 1))
  const units = count > 0 ? unitsOf(count) : undefined
  return units ? cutTogether(savingOf(count), units) : []
}
