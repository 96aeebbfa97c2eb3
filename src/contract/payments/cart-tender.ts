import { z } from 'zod'
import { paymentMethods, methodsOfKind } from './tenders.ts'

/** What a card shows of itself. */
export const cardFaceSchema = z
  .object({
    brand: z.string(),
    lastSigns: z.string().describe('The last four digits of its number'),
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int(),
  })
  .meta({ id: 'CardFace' })

/** The face of a card that pays: until when it is good is unknown of one that only its provider can read. */
const payingCardSchema = cardFaceSchema
  .partial({ expiryMonth: true, expiryYear: true })
  .meta({ id: 'PayingCard' })

/** What a payment service calls its own parts of a payment by; a client passes it through. */
export const tenderExtras = {
  c_requestID: z.string().min(1).max(200).optional(),
  c_paymentID: z.string().min(1).max(200).optional(),
  c_payerID: z.string().min(1).max(200).optional(),
}

const stored = { payment_instrument_id: z.string(), ...tenderExtras }

/** A tender as the cart holds it. What cards, gift cards and rewards are known by to those who take them stays here. */
export const cartTenderSchema = z.discriminatedUnion('payment_method_id', [
  z.object({
    ...stored,
    payment_method_id: z.enum(methodsOfKind('card')),
    card: payingCardSchema.extend({ token: z.string().describe('By which the acquirer knows it') }),
  }),
  z.object({
    ...stored,
    payment_method_id: z.enum(methodsOfKind('storedValue')),
    giftCard: z.object({
      numberHash: z.string(),
      lastSigns: z.string(),
      balance: z.int().describe('Minor units, when it was added'),
      currency: z.string().length(3),
    }),
  }),
  z.object({ ...stored, payment_method_id: z.enum(methodsOfKind('redirect')) }),
  z.object({ ...stored, payment_method_id: z.enum(methodsOfKind('credit')) }),
  z.object({
    ...stored,
    payment_method_id: z.enum(methodsOfKind('wallet')),
    wallet: z.string().describe('What the wallet gave the page, sealed by it for the provider'),
  }),
])

export type CartTender = z.infer<typeof cartTenderSchema>

/** A tender as the cart shows it (specification, shopping, section 3, Payment instrument). */
export const paymentInstrumentSchema = z
  .object({
    payment_instrument_id: z.string(),
    payment_method_id: z.enum(paymentMethods),
    amount: z
      .int()
      .optional()
      .describe('Minor units that it pays as the cart is now; missing where nothing is left for it'),
    card: payingCardSchema.optional(),
    c_gcCardNumber: z.string().optional().describe('The last four signs of a gift card or a reward'),
    ...tenderExtras,
  })
  .meta({ id: 'PaymentInstrument' })
