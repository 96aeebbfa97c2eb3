/** A time limit that several waits share. Only time in which at least one of them is pending counts. */
export type Deadline = {
  /** What the work resolves to; undefined if the time is up before. The work itself goes on. */
  within: <Value>(work: Promise<Value>) => Promise<Value | undefined>
}

/** @param ms how long the waits may take together, in milliseconds; waits at the same time count once */
export const createDeadline = (ms: number): Deadline => {
  const timeIsUp = Promise.withResolvers<undefined>()
  let left = ms
  let pending = 0
  let begun = 0
  let timer: NodeJS.Timeout | undefined

  const begin = (): void => {
    pending += 1
    if (pending > 1) return
    begun = performance.now()
    timer = setTimeout(() => timeIsUp.resolve(undefined), Math.max(left, 0))
    timer.unref()
  }
  const end = (): void => {
    pending -= 1
    if (pending > 0) return
    clearTimeout(timer)
    left -= performance.now() - begun
  }

  return {
    within: async (work) => {
      begin()
      try {
        return await Promise.race([work, timeIsUp.promise])
      } finally {
        end()
      }
    },
  }
}
