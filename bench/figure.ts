/** One measured figure and, where the shop has a goal for it, whether it was reached. */
export type Figure = { name: string; value: string; goal?: string; met?: boolean }

/** A figure that should be at most `limit`. */
export function atMost(name: string, value: number, limit: number, unit: string): Figure {
  return { name, value: `${shown(value)} ${unit}`, goal: `<= ${limit} ${unit}`, met: value <= limit }
}

/** A figure that should be at least `limit`. */
export function atLeast(name: string, value: number, limit: number, unit: string): Figure {
  return { name, value: `${shown(value)} ${unit}`, goal: `>= ${limit} ${unit}`, met: value >= limit }
}

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
      const judged = goal === undefined ? '' : `${met ? 'reached' : 'MISSED '}  ${goal}`
      return `  ${name.padEnd(names)}  ${value.padStart(values)}  ${judged}`.trimEnd()
    })
    .join('\n')
}
