import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cardFaceSchema } from './cart-tender.ts'

const encrypted = z.string().min(1).max(4000)

const browserInfoSchema = z.strictObject({
  acceptHeader: z.string().max(400),
  colorDepth: z.int(),
  javaEnabled: z.boolean(),
  language: z.string().max(40),
  screenHeight: z.int(),
  screenWidth: z.int(),
  timeZoneOffset: z.int().describe('Minutes'),
  userAgent: z.string().max(1000),
})

/** How cards become tokens: in the vault of the embedded acquirer, or encrypted by Adyen's own fields. */
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

  'POST /acquirer/v1/encryptedCards': {
    summary: 'Get a token for a card that Adyen’s fields encrypted in the browser; this shop’s own',
    session: true,
    limit: 'card',
    body: z.strictObject({
      encryptedCardNumber: encrypted,
      encryptedExpiryMonth: encrypted,
      encryptedExpiryYear: encrypted,
      encryptedSecurityCode: encrypted.optional(),
      brand: z.string().min(1).max(40),
      lastSigns: z.string().regex(/^\d{4}$/),
      holderName: z.string().max(100).optional(),
      browserInfo: browserInfoSchema.optional().describe('What banks ask of the browser'),
    }),
    out: z
      .object({ token: z.string(), brand: z.string(), lastSigns: z.string() })
      .meta({ id: 'EncryptedCardToken' }),
    errors: ['PYT400'],
  },
} as const satisfies Calls
