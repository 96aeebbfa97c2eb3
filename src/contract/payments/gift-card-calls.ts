import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'

/** Gift cards as a tender (specification, shopping, sections 7 and 8, Gift). */
export const giftCardCalls = {
  'POST /cart/v1/giftcard/balance': {
    summary: 'Read the balance of a gift card',
    session: true,
    limit: 'giftCard',
    body: z.strictObject({
      c_gcCardNumber: z
        .string()
        .max(40)
        .optional()
        .describe('As typed: blanks, hyphens and case do not count'),
      pin: z.string().max(20).optional(),
    }),
    out: z
      .object({
        c_gcCardNumber: z.string().describe('Its last four signs alone'),
        balance: z.int().describe('Minor units of its currency'),
        currency: z.string().length(3),
        expiresOn: z.iso.date().optional().describe('The last day on which it is taken'),
      })
      .meta({ id: 'GiftCardBalance' }),
    errors: ['GFC400', 'GFC700', 'GFC740', 'GFC755', 'GFC760', 'GFC800', 'GFC812'],
  },
} as const satisfies Calls
