import { z } from 'zod'

/** When schedules change what an answer says: it is the same from `since` on (always, if missing) to before `until`. */
export const validityWindowShape = {
  since: z.iso.datetime().optional().describe('Instant of the last change by schedule'),
  until: z.iso.datetime().optional().describe('Instant of the next change by schedule'),
}
