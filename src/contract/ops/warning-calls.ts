import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { orderNumberSchema } from '#src/contract/orders/order.ts'

/** What staff has to see to: money that a provider did not move, gift cards that were not sent, and pages that take payment which are not as they were built. */
export const warningCalls = {
  'GET /ops/v1/warnings': {
    summary: 'What staff has to see to',
    session: false,
    staff: true,
    limit: 'staff',
    out: z
      .object({
        payments: z
          .array(
            z.object({
              orderNumber: orderNumberSchema,
              kind: z
                .enum(['captureRefused', 'refundRefused', 'notReleased', 'notEmailed'])
                .describe(
                  'Money that was not taken, not given back, or not given up though it was only authorised; or an order whose gift cards are not sent an hour after it was placed, though it is paid',
                ),
              amount: z.int().describe('Minor units of the currency'),
              currency: z.string().length(3),
              at: z.iso.datetime(),
            }),
          )
          .describe('Of the last 90 days, the latest first, at most 100'),
        paymentPages: z
          .object({
            checkedAt: z.iso.datetime(),
            differences: z
              .array(z.string())
              .describe('From what was built; none where all is as it should be'),
          })
          .optional()
          .describe('The last check of the pages that take payment; missing before the first'),
      })
      .meta({ id: 'Warnings' }),
    errors: [],
  },
} as const satisfies Calls
