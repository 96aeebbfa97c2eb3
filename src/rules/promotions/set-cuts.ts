import type { SiteEffect } from './site-promotion.ts'
import { largest } from './largest.ts'
import { takenOff } from './reduce.ts'
import { firstUnits, unitsIn, type Cut, type UnitRun } from './unit-runs.ts'

type EffectOf<T extends SiteEffect['type']> = Extract<SiteEffect, { type: T }>

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
