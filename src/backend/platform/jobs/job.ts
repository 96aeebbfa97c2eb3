import type { z } from 'zod'

/** Something to be done in the background, at least once, by whichever instance is free. */
export type Job<Data extends object> = {
  /** Names its queue; those that failed for good stand in `{name}-dead`. */
  name: string
  data: z.ZodType<Data>
  run: (data: Data) => Promise<void>
  /** What it is about in words for staff, such as the number of an order: neither personal nor secret. */
  about?: (data: Data) => string
  /** Times it is tried again after it failed. */
  retryLimit: number
  /** Seconds until it is tried again, longer each time. */
  retryDelay: number
  /** When it runs by itself, as a cron expression in UTC, and with which data. */
  schedule?: { cron: string; data: Data }
}

/** A job whose data is checked before it runs, so that jobs of all kinds can stand in one list. */
export type AnyJob = Omit<Job<object>, 'data' | 'run' | 'about' | 'schedule'> & {
  run: (data: unknown) => Promise<void>
  about: (data: unknown) => string | undefined
  schedule?: { cron: string; data: object }
}

export const anyJob = <Data extends object>({ data, run, about, ...job }: Job<Data>): AnyJob => ({
  ...job,
  run: (given) => run(data.parse(given)),
  // Of data that an earlier version of the shop wrote, perhaps.
  about: (given) => {
    const read = data.safeParse(given)
    return read.success ? about?.(read.data) : undefined
  },
})
