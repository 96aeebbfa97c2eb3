import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { AnyJob } from './job.ts'

/** Most jobs that one reading tells of. */
const maxListed = 200

/** Where the jobs of a queue lie that failed for good. */
export const deadQueue = (name: string): string => `${name}-dead`

/** A job that failed for good: what it is about, and why the last of its tries failed. Times are ISO instants. */
export type FailedJob = {
  id: string
  name: string
  about?: string
  reason: string
  attempts: number
  sentAt: string
  failedAt: string
}

export type FailedJobs = {
  /** The latest first, at most 200 of `total`. */
  list: () => Promise<{ jobs: FailedJob[]; total: number }>
  /** Has one tried anew, by all of its tries. False where there is none of this id. */
  retry: (id: string) => Promise<boolean>
  /** Lets one go undone. False where there is none of this id. */
  drop: (id: string) => Promise<boolean>
}

const outputSchema = z.object({ reason: z.string() })

/** Drivers give instants as dates or as texts. */
const isoOf = (instant: Date | string): string => new Date(instant).toISOString()

const failedJob = (job: AnyJob, dead: JobWithMetadata<unknown>): FailedJob => {
  const output = outputSchema.safeParse(dead.sourceOutput)
  const about = job.about(dead.data)
  return {
    id: dead.id,
    name: job.name,
    ...(about === undefined ? {} : { about }),
    reason: output.success
      ? output.data.reason
      : 'It was not heard of again: its process ended, or it took too long.',
    attempts: (dead.sourceRetryCount ?? 0) + 1,
    sentAt: isoOf(dead.sourceCreatedOn ?? dead.createdOn),
    failedAt: isoOf(dead.createdOn),
  }
}

/** @param begin has the jobs of a queue looked for at once */
export const createFailedJobs = (
  jobs: readonly AnyJob[],
  opened: () => Promise<PgBoss>,
  begin: (name: string) => void,
): FailedJobs => {
  const found = async (): Promise<FailedJob[]> => {
    const boss = await opened()
    const byQueue = await Promise.all(
      jobs.map(async (job) => {
        const dead = await boss.findJobs<unknown>(deadQueue(job.name), { queued: true })
        return dead.map((one) => failedJob(job, one))
      }),
    )
    return byQueue.flat().toSorted((one, other) => other.failedAt.localeCompare(one.failedAt))
  }

  const nameOf = async (id: string): Promise<string | undefined> =>
    (await found()).find((job) => job.id === id)?.name

  return {
    list: async () => {
      const all = await found()
      return { jobs: all.slice(0, maxListed), total: all.length }
    },
    retry: async (id) => {
      const name = await nameOf(id)
      if (name === undefined) return false
      const moved = await (await opened()).redrive(deadQueue(name), { ids: [id] })
      begin(name)
      return moved > 0
    },
    drop: async (id) => {
      const name = await nameOf(id)
      if (name === undefined) return false
      await (await opened()).deleteJob(deadQueue(name), id)
      return true
    },
  }
}
