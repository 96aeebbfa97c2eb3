import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

const path = z.object({ reference: z.string().min(1).max(100) })

/** What the embedded acquirer's own pages show and send; its references cannot be guessed, and stand for the right to see them. */
export const acquirerCalls = {
  'GET /acquirer/v1/payments/{reference}': {
    summary: 'Read a payment as its page at the embedded acquirer shows it; this shop’s own',
    session: false,
    limit: 'calculation',
    path,
    out: z
      .object({
        orderNumber: z.string(),
        amount: z.int().describe('Minor units'),
        currency: z.string().length(3),
        page: z.enum(['challenge', 'pay']).describe('Whether a card is to be confirmed, or the order paid'),
        isOpen: z.boolean().describe('Whether it waits for the shopper'),
      })
      .meta({ id: 'AcquirerPayment' }),
    errors: ['PYT404'],
  },
  'POST /acquirer/v1/payments/{reference}': {
    summary: 'Approve or refuse a payment at the embedded acquirer; this shop’s own',
    session: false,
    limit: 'card',
    path,
    body: z.strictObject({ approves: z.boolean() }),
    out: z.object({ threeDS2Result: z.string().describe('What the browser brings back to the shop') }),
    errors: ['PYT404'],
  },
} as const satisfies Calls
