/** Says what is being done, does it, and says how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stdout.write(`${name} … `)
  const result = await work()
  console.log(duration(performance.now() - start))
  return result
}

/** Milliseconds for people: `340 ms`, `12.3 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}
