import { z } from 'zod'
import { instantAfter, type Clock } from '#src/base/clock.ts'
import { dayMs } from '#src/base/day.ts'
import { readSealed, type Seal } from '#src/backend/platform/seal.ts'

const goodForMs = 90 * dayMs

const saidSchema = z.object({ orderNumber: z.string(), until: z.string() })

/** Tokens of links in mails, by which whoever an order went to reviews what it held, each product once; nothing of them is stored. */
export const createReviewLinks = (seal: Seal, clock: Clock) => ({
  write: (orderNumber: string): string =>
    seal.close(JSON.stringify({ orderNumber, until: instantAfter(clock(), goodForMs) })),

  /** The order of a token; undefined for one that is forged or too old. */
  read: (token: string): string | undefined => {
    const said = readSealed(seal, token, saidSchema)
    return said && said.until > clock() ? said.orderNumber : undefined
  },
})

export type ReviewLinks = ReturnType<typeof createReviewLinks>
