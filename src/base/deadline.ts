/** A time limit that several waits share; it begins with the first of them. */
export type Deadline = {
  /** What the work resolves to; undefined if the time is up before. The work itself goes on. */
  within: <Value>(work: Promise<Value>) => Promise<Value | undefined>
}

/** @param ms how long the waits may take together, in milliseconds */
export const createDeadline = (ms: number): Deadline => {
  let timeIsUp: Promise<undefined> | undefined
  const begin = (): Promise<undefined> =>
    new Promise((resolve) => {
      AbortSignal.timeout(ms).addEventListener('abort', () => resolve(undefined))
    })
  return { within: (work) => Promise.race([work, (timeIsUp ??= begin())]) }
}
