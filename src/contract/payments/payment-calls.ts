import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cartSchema } from '#src/contract/cart/cart.ts'
import { tenderExtras } from './cart-tender.ts'
import { isOfKind, paymentMethods } from './tenders.ts'

const path = z.object({ basketId: z.uuid() })
const cartErrors = ['BSK404', 'BSK409'] as const

/** A voucher is applied by its points instead. */
const postedMethods = paymentMethods.filter((method) => !isOfKind(method, 'points'))

const newTender = z.strictObject({
  payment_method_id: z.enum(postedMethods),
  token: z.string().max(100).optional().describe('Of a card: what the acquirer gave for it'),
  paymentInstrumentId: z.uuid().optional().describe('Of a card that its customer has saved'),
  c_gcCardNumber: z.string().max(40).optional().describe('Of a gift card or a reward, as typed'),
  pin: z.string().max(20).optional().describe('Of a gift card or a reward card'),
  additionalDetails: z
    .strictObject({ paymentData: z.string().min(1).max(16_384) })
    .optional()
    .describe('Of a wallet: what it gave the page, sealed for the provider'),
  ...tenderExtras,
})

const offeredMethodSchema = z
  .object({
    code: z.enum(paymentMethods),
    additionalData: z
      .object({
        remainingAmount: z.int().describe('What an athlete has left of the year, in minor units'),
        payableAmount: z.int().describe('What that can pay of this cart'),
      })
      .optional()
      .describe('Of ATHLETES_PAYMENT'),
  })
  .meta({ id: 'OfferedMethod' })

export type OfferedMethod = z.infer<typeof offeredMethodSchema>

export type NewTender = z.infer<typeof newTender>

/** The cart's calls about what it is paid with (specification, shopping, section 7). */
export const paymentCalls = {
  'GET /cart/v1/cart/{basketId}/paymentMethods': {
    summary: 'List what a cart may be paid with',
    session: true,
    limit: 'cart',
    path,
    out: z.object({ paymentMethods: z.array(offeredMethodSchema) }),
    errors: ['BSK404'],
  },
  'POST /cart/v1/cart/{basketId}/paymentInstruments': {
    summary: 'Pay a cart, or a part of it, with something; what pays the rest takes the place of another',
    session: true,
    limit: 'tender',
    path,
    body: newTender,
    out: cartSchema,
    errors: [
      ...cartErrors,
      ...(['FE309', 'PYT400', 'PYT404', 'PYT405', 'GFC400', 'GFC410', 'GFC700'] as const),
      ...(['GFC725', 'GFC740', 'GFC755', 'GFC760', 'GFC800', 'GFC812'] as const),
      ...(['REW130', 'REW135', 'REW140'] as const),
    ],
  },
  'DELETE /cart/v1/cart/{basketId}/paymentInstruments': {
    summary: 'Take back what a cart was to be paid with',
    session: true,
    limit: 'cartChange',
    path,
    body: z.strictObject({ payment_instrument_id: z.string().max(64) }),
    out: cartSchema,
    errors: [...cartErrors, 'PYT404'],
  },
} as const satisfies Calls
