import type { z } from 'zod'

/** Something to be done in the background, at least once, by whichever instance is free. */
export type Job<Data extends object> = {
  /** Names its queue; those that failed for good stand in `{name}-dead`. */
  name: string
  data: z.ZodType<Data>
  run: (data: Data) => Promise<void>
  /** Times it is tried again after it failed. */
  retryLimit: number
  /** Seconds until it is tried again, longer each time. */
  retryDelay: number
  /** When it runs by itself, as a cron expression in UTC, and with which data. */
  schedule?: { cron: string; data: Data }
}

/** A job whose data is checked before it runs, so that jobs of all kinds can stand in one list. */
export type AnyJob = Omit<Job<object>, 'data' | 'run' | 'schedule'> & {
  run: (data: unknown) => Promise<void>
  schedule?: { cron: string; data: object }
}

export const anyJob = <Data extends object>({ data, run, ...job }: Job<Data>): AnyJob => ({
  ...job,
  run: (given) => run(data.parse(given)),
})
