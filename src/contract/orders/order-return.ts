import { z } from 'zod'
import { returnReasons } from './return-reasons.ts'

export const returnIdSchema = z.string().regex(/^R\d{10}$/, 'a return number such as R1234567890')

const lineUnits = { id: z.string().min(1).max(64), qty: z.int().min(1).max(9999) }

export const returnLineSchema = z.strictObject({ ...lineUnits, reason: z.enum(returnReasons) })

/** Lines of an order that come back, or are to. */
export const orderReturnSchema = z
  .object({
    returnId: returnIdSchema,
    kind: z.enum(['return', 'withdrawal']),
    requestedAt: z.iso.datetime(),
    receivedAt: z.iso.datetime().optional(),
    lines: z.array(returnLineSchema),
    cancelled: z
      .array(z.object(lineUnits))
      .optional()
      .describe('Units that a withdrawal was from as well, and that were cancelled since they had not left'),
  })
  .meta({ id: 'OrderReturn' })

/** Units that may come back, and until when. */
export const returnableSchema = z
  .object({
    lines: z.array(z.object(lineUnits)),
    until: z.iso.datetime().optional().describe('Missing while some of the order is still to come'),
  })
  .meta({ id: 'Returnable' })
