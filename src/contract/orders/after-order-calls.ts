import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { orderReturnSchema, returnIdSchema, returnLineSchema } from './order-return.ts'
import { lineUnitsSchema, orderNumberSchema, orderSchema } from './order.ts'

const returns = z
  .int()
  .min(0)
  .optional()
  .describe(
    'Returns of the order as they were seen; refused where there are others by now, as after a lost response',
  )

const email = z.string().max(100).describe('Of the order; needed where nobody is signed in as its customer')

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
  'POST /consumers-v3/consumer/return/{orderId}/returnLabel': {
    summary: 'Send lines of an order back: makes a return and its label, or prints the label of one again',
    session: true,
    limit: 'document',
    path: z.object({ orderId: orderNumberSchema }),
    body: z.strictObject({
      email: email.optional(),
      lines: z.array(returnLineSchema).min(1).max(200).optional().describe('What comes back, and why'),
      returnId: returnIdSchema.optional().describe('A return whose label is wanted again, in place of lines'),
      returns,
    }),
    out: orderReturnSchema.extend({ label: fileSchema }).meta({ id: 'ReturnWithLabel' }),
    errors: ['ORD400', 'ORD409', 'ORD417', 'ORD418', 'RTN500'],
  },
  'POST /consumers-v3/consumer/resendGiftCardEmail': {
    summary: 'Mail the gift cards of an order again that were not used: new ones take their place',
    session: true,
    limit: 'lookup',
    body: z.strictObject({ orderNumber: orderNumberSchema, email: email.optional() }),
    out: z.object({ sent: z.int().min(1).describe('Cards that were mailed') }).meta({ id: 'GiftCardsSent' }),
    errors: ['ORD400', 'ORD409', 'ORD414'],
  },
  'POST /consumers-v3/consumer/withdrawal/{orderId}': {
    summary: 'Withdraw from the contract of an order, whole or by lines, where the law gives that right',
    session: true,
    limit: 'document',
    path: z.object({ orderId: orderNumberSchema }),
    body: z.strictObject({
      email: email.optional(),
      lines: z.array(lineUnitsSchema).min(1).max(200).optional().describe('All where they are missing'),
      returns,
    }),
    out: z
      .object({
        order: orderSchema,
        withdrawnAt: z.iso.datetime(),
        label: fileSchema.optional().describe('For what was sent already'),
      })
      .meta({ id: 'Withdrawal' }),
    errors: ['ORD400', 'ORD409', 'ORD417', 'ORD418', 'RTN500'],
  },
} as const satisfies Calls
