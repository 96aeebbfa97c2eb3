/**
 * Joins runs that each stand in their own order into one: what a run adds comes behind what precedes it there, else before what
 * follows it. Of sizes, 41.5 of one run comes between 41 and 42 of another.
 */
export const joinRuns = (runs: Iterable<readonly number[]>): number[] => {
  const joined: number[] = []
  const known = new Set<number>()
  for (const run of runs) {
    run.forEach((value, at) => {
      if (known.has(value)) return
      known.add(value)
      const before = at === 0 ? undefined : run[at - 1]
      const after = run.find((other, index) => index > at && known.has(other))
      if (before !== undefined) joined.splice(joined.indexOf(before) + 1, 0, value)
      else if (after !== undefined) joined.splice(joined.indexOf(after), 0, value)
      else joined.push(value)
    })
  }
  return joined
}
