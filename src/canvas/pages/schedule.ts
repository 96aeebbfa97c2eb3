import { z } from 'zod'
import { scheduleShape } from '#src/contract/content/page.ts'

/** The instants between which an entry shows: from `publishAt` on, no longer from `expireAt` on. */
export const scheduleSchema = z.object(scheduleShape)
