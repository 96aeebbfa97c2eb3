/** Hears of each finished step, and how long it took in milliseconds. */
export type Progress = (step: string, ms: number) => void

/** Does a step and reports it. */
export const timed = async <T>(report: Progress, step: string, work: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  const result = await work()
  report(step, performance.now() - begun)
  return result
}
