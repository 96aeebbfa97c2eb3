/** What one figure was in figures: its number, what to hope for, and how far the runs lay apart. */
export type Amount = { value: number; unit: string; better: 'less' | 'more'; low: number; high: number }

/** One measured figure and, where the shop has a goal for it, whether it was reached. */
export type Figure = { name: string; value: string; goal?: string; met?: boolean; amount?: Amount }

const amountOf = (
  value: number,
  unit: string,
  better: Amount['better'],
  runs: readonly number[] = [value],
): Amount => ({ value, unit, better, low: Math.min(...runs), high: Math.max(...runs) })

const textOf = ({ value, unit, low, high }: Amount): string =>
  `${shown(value)} ${unit}${low === high ? '' : ` (${shown(low)} to ${shown(high)})`}`

/** A number, the goal it is held against, its unit, and the runs that it is the median of where there were several. */
type Judged = [name: string, value: number, limit: number, unit: string, runs?: readonly number[]]

const judged = (better: Amount['better'], [name, value, limit, unit, runs]: Judged): Figure => {
  const amount = amountOf(value, unit, better, runs)
  const isLess = better === 'less'
  const met = isLess ? value <= limit : value >= limit
  return { name, value: textOf(amount), goal: `${isLess ? '<=' : '>='} ${limit} ${unit}`, met, amount }
}

/** A figure that should be at most `limit`. */
export const atMost = (...given: Judged): Figure => judged('less', given)

/** A figure that should be at least `limit`. */
export const atLeast = (...given: Judged): Figure => judged('more', given)

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** A figure without a goal. */
export function plain(name: string, value: string): Figure {
  return { name, value }
}

/** Whole from 100 up, one decimal below, three below one. */
export function shown(value: number): string {
  const digits = value === 0 || value >= 100 ? 0 : value >= 1 ? 1 : 3
  return value.toFixed(digits)
}

/** The figures as lines of a table. */
export function tableOf(figures: Figure[]): string {
  const names = Math.max(...figures.map(({ name }) => name.length))
  const values = Math.max(...figures.map(({ value }) => value.length))
  return figures
    .map(({ name, value, goal, met }) => {
      const verdict = goal === undefined ? '' : `${met ? 'reached' : 'MISSED '}  ${goal}`
      return `  ${name.padEnd(names)}  ${value.padStart(values)}  ${verdict}`.trimEnd()
    })
    .join('\n')
}
