import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cardFaceSchema } from './cart-tender.ts'

/** The card vault of the embedded acquirer; a real one is called by its own script. */
export const cardCalls = {
  'POST /acquirer/v1/cards': {
    summary: 'Give the embedded acquirer a card, and get a token for it; this shop’s own',
    session: true,
    limit: 'card',
    body: z.strictObject({
      number: z.string().max(40).describe('As typed: blanks and hyphens do not count'),
      expiry: z.string().max(12).describe('MM/YY or MM/YYYY'),
      code: z.string().max(8),
    }),
    out: cardFaceSchema.extend({ token: z.string() }).meta({ id: 'CardToken' }),
    errors: ['FE309', 'PYT400'],
  },
} as const satisfies Calls
