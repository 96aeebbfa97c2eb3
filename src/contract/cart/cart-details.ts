import { z } from 'zod'
import { deliveryMethodCodes } from '#src/contract/delivery/delivery-method.ts'
import {
  addressOriginSchema,
  cartAddressSchema,
  estimateSchema,
  shippingAddressSchema,
} from './cart-address.ts'
import { inStoreSalesInfoSchema } from '#src/contract/stores/in-store-sale.ts'
import { cartTenderSchema } from '#src/contract/payments/cart-tender.ts'
import { priceAdjustmentSchema } from './price-adjustment.ts'

/** Everything of a cart besides its lines, stored as one document. A part that is missing is empty. */
export const cartDetailsSchema = z.object({
  coupons: z
    .array(z.object({ code: z.string().describe('As it is stored: upper case'), promotionId: z.string() }))
    .optional(),
  giftChoices: z
    .record(z.string(), z.string().nullable())
    .optional()
    .describe('The upc chosen of a promotion’s gifts, by promotion; null where the shopper wants none'),
  shippingAddresses: z.array(shippingAddressSchema).optional(),
  addressOrigin: addressOriginSchema.optional().describe('What came along with the shipping addresses'),
  estimate: estimateSchema
    .optional()
    .describe('Where delivery and tax are estimated for until the address is known'),
  billingAddress: cartAddressSchema.optional(),
  deliveries: z
    .record(z.string(), z.object({ code: z.enum(deliveryMethodCodes), shopperAppliedSM: z.boolean() }))
    .optional()
    .describe('The chosen delivery method by shippingId'),
  priceAdjustments: z.array(priceAdjustmentSchema).optional(),
  inStoreSalesInfo: inStoreSalesInfoSchema.optional().describe('The associate who last changed the cart'),
  rewardPoints: z.int().optional().describe('Points of the loyalty voucher that was applied'),
  paymentInstruments: z.array(cartTenderSchema).optional().describe('What it is to be paid with'),
  knownBuyer: z
    .object({ email: z.string().describe('Of the cart, empty where it had none') })
    .optional()
    .describe('Told when it was to be placed as a first order and was none'),
  deviceFingerPrint: z.string().optional(),
  recentRequests: z
    .array(z.object({ key: z.string(), fingerprint: z.string() }))
    .optional()
    .describe('The last requests that changed the cart and may come again, oldest first'),
})

export type CartDetails = z.infer<typeof cartDetailsSchema>
