import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { orderNumberSchema } from '#src/contract/orders/order.ts'

/** Most signs in which a shopper tells what broke. */
export const longestDescription = 4000

/** Goods that broke (specification, account and content, section 7, Consumer). */
export const warrantyCalls = {
  'POST /consumers-v3/consumer/warranty': {
    summary: 'Tell the shop of an item of an order that broke',
    session: true,
    limit: 'message',
    body: z.strictObject({
      orderNumber: orderNumberSchema,
      email: z
        .string()
        .max(100)
        .optional()
        .describe('Of the order; needed by who is not signed in as its customer'),
      itemId: z.string().min(1).max(64).describe('The item of the order, which has left'),
      description: z.string().trim().min(1).max(longestDescription),
    }),
    out: z.object({ caseId: z.uuid(), receivedAt: z.iso.datetime() }).meta({ id: 'WarrantyCase' }),
    errors: ['ORD400', 'ORD409', 'ORD416'],
  },
} as const satisfies Calls
