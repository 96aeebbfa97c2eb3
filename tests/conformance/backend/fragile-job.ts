import { z } from 'zod'
import type { Job } from '#src/backend/platform/jobs/job.ts'

/** A job that fails while what it needs is broken; what it is about stands in a log of what was done. */
export const fragility = { isBroken: true, done: new Array<string>() }

export const fragileJob: Job<{ orderNumber: string; email: string }> = {
  name: 'fragile',
  data: z.object({ orderNumber: z.string(), email: z.string() }),
  about: ({ orderNumber }) => orderNumber,
  run: async ({ orderNumber, email }) => {
    if (fragility.isBroken) throw new Error(`The mailbox of ${email} is full.`)
    fragility.done.push(orderNumber)
  },
  retryLimit: 1,
  retryDelay: 0,
}
