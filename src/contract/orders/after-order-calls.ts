import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { orderNumberSchema } from './order.ts'

const email = z.string().max(100).describe('Of the order; needed by who is not signed in as its customer')

/** A file of the shop, as text of base 64. */
const fileSchema = z
  .object({
    fileName: z.string(),
    mediaType: z.literal('application/pdf'),
    content: z.base64(),
  })
  .meta({ id: 'PrintedFile' })

/** What can be had and done once an order is placed (specification, account and content, section 7). */
export const afterOrderCalls = {
  'POST /consumers-v3/consumer/purchase/invoice/download': {
    summary: 'Have the invoice of an order, in the language in which it was placed',
    session: true,
    limit: 'document',
    body: z.strictObject({ orderNumber: orderNumberSchema, email: email.optional() }),
    out: fileSchema,
    errors: ['ORD400', 'ORD409', 'ORD413'],
  },
} as const satisfies Calls
