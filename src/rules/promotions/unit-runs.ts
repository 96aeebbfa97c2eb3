import type { SitePromotion } from './site-promotion.ts'
import { spread } from './spread.ts'

/** Whether any promotion may take units (`open`), such as combine (`reduced`), or none any more (`closed`). */
type RunState = 'open' | 'reduced' | 'closed'

/** Units of one line that cost the same now, in minor units. */
export type UnitRun = { line: number; price: number; count: number; state: RunState }

/** So many units of a run, and what each loses. */
export type Cut = { run: UnitRun; count: number; off: number }

/** Whether a promotion may reduce units: not those of an exclusive one, and an exclusive one only untouched ones. */
export const isOpenTo = ({ exclusive }: SitePromotion, { state }: UnitRun): boolean =>
  exclusive ? state === 'open' : state !== 'closed'

/** Dearest first; units of one price in the order of their lines. */
export const dearestFirst = (a: UnitRun, b: UnitRun): number => b.price - a.price || a.line - b.line

/** The first units of runs, at most so many. */
export const firstUnits = (runs: readonly UnitRun[], units: number): { run: UnitRun; count: number }[] => {
  const first: { run: UnitRun; count: number }[] = []
  let left = units
  for (const run of runs) {
    const count = Math.min(run.count, left)
    if (count === 0) break
    left -= count
    first.push({ run, count })
  }
  return first
}

export const unitsIn = (runs: readonly { count: number }[]): number =>
  runs.reduce((units, { count }) => units + count, 0)

/** Takes an amount off units together, spread by their prices. */
export const cutTogether = (amount: number, units: readonly { run: UnitRun; count: number }[]): Cut[] =>
  spread(
    amount,
    units.map(({ run, count }) => ({ run, count, weight: run.price, rank: run.line })),
  ).flatMap(({ part: { run, count }, each, withOneMore }) =>
    [
      { run, count: withOneMore, off: each + 1 },
      { run, count: count - withOneMore, off: each },
    ].filter((cut) => cut.count > 0 && cut.off > 0),
  )

/** Makes cuts: units that no longer cost what the others of their run do become a run of their own. */
export const afterCuts = (
  runs: readonly UnitRun[],
  cuts: readonly Cut[],
  state: Exclude<RunState, 'open'>,
): UnitRun[] => {
  const cut = cuts.map(({ run, count, off }): UnitRun => {
    run.count -= count
    return { line: run.line, price: run.price - off, count, state }
  })
  return [...runs.filter(({ count }) => count > 0), ...cut].sort(dearestFirst)
}
