import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cardFaceSchema } from './cart-tender.ts'
import { paymentMethods } from './tenders.ts'

/** Cards that one customer may save. */
export const maxSavedCards = 10

const savedCardSchema = cardFaceSchema
  .extend({
    paymentInstrumentId: z.uuid(),
    payment_method_id: z.enum(paymentMethods),
    main: z.boolean().describe('Whether checkout begins with it'),
  })
  .meta({ id: 'SavedCard' })

const path = z.object({ paymentInstrumentId: z.uuid() })
const cards = z.object({ paymentInstruments: z.array(savedCardSchema) })
const card = z.object({ card: savedCardSchema })
const changes = { session: 'customer', limit: 'accountChange' } as const

/** Cards that customers save (specification, account and content, section 7, Consumer service). */
export const savedCardCalls = {
  'GET /consumers-v3/consumer/payment_instruments': {
    summary: 'List what a customer has saved to pay with; the main card first, then the oldest',
    session: 'customer',
    limit: 'account',
    query: z.object({
      payment_method_id: z.enum(paymentMethods).optional().describe('Those of one method alone'),
    }),
    out: cards,
    errors: [],
  },
  'POST /consumers-v3/consumer/payment_instruments': {
    summary: 'Save a card; the first is main',
    ...changes,
    body: z.strictObject({
      token: z.string().min(1).max(100).describe('What the acquirer gave for the card'),
      main: z.boolean().optional(),
      recaptcha_response: z.string().max(8192).optional(),
    }),
    out: card,
    errors: ['FE309', 'PYT404', 'PYT409', 'PYT410'],
  },
  'PATCH /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}': {
    summary: 'Make a saved card the main one',
    ...changes,
    path,
    body: z.strictObject({ main: z.literal(true) }),
    out: card,
    errors: ['PYT404'],
  },
  'DELETE /consumers-v3/consumer/payment_instruments/{paymentInstrumentId}': {
    summary: 'Remove a saved card; where it was main, the oldest is from now on',
    ...changes,
    path,
    out: cards,
    errors: ['PYT404'],
  },
} as const satisfies Calls
