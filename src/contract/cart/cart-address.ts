import { z } from 'zod'
import { cartTextsSchema } from '#src/contract/address/address-schemas.ts'

const text = z.string().max(100)

const subscriptionsSchema = z.strictObject({ newsletterConsent: z.boolean() })

/** What wallets and collection points tell of an address differs from what a form does. */
const addressContexts = ['APPLE_PAY_EXPRESS', 'PAYPAL_EXPRESS', 'COLLECTION'] as const

/** Billing and shipping address (specification, shopping, section 3). */
export const cartAddressSchema = cartTextsSchema
  .extend({
    addressId: text.min(1).optional().describe('Of the customer’s address book'),
    subscriptions: subscriptionsSchema.optional(),
  })
  .meta({ id: 'CartAddress' })

export const shippingAddressSchema = cartAddressSchema
  .extend({
    shippingId: z
      .string()
      .min(1)
      .max(64)
      .default('me')
      .describe('The shipment that goes there: me, customs, or the id of a store'),
    storeId: text.optional().describe('Of a store or collection point'),
    storeName: text.optional(),
    optionType: text.min(1).optional().describe('The kind of a collection point'),
    bookingCode: text.optional(),
  })
  .meta({ id: 'ShippingAddress' })

/** As much of an address as delivery and tax are estimated by. */
export const estimateSchema = cartAddressSchema
  .pick({ countryCode: true })
  .extend({ postalCode: z.string().trim().min(1).max(12) })
  .meta({ id: 'EstimateDestination' })

/** What is posted along with shipping addresses. */
export const postedAddressesSchema = z.strictObject({
  addresses: z.array(shippingAddressSchema).min(1).max(10),
  subscriptions: subscriptionsSchema.optional(),
  recaptcha_response: z
    .string()
    .min(1)
    .max(4096)
    .optional()
    .describe('For a check in front of the shop; neither stored nor answered'),
  context: z.enum(addressContexts).optional(),
  bid: z.string().min(1).max(200).optional(),
})

/** What comes along with shipping addresses and stays with them. */
export const addressOriginSchema = postedAddressesSchema.omit({ addresses: true, recaptcha_response: true })

export type CartAddress = z.infer<typeof cartAddressSchema>
export type ShippingAddress = z.infer<typeof shippingAddressSchema>
export type EstimateDestination = z.infer<typeof estimateSchema>
export type PostedAddresses = z.infer<typeof postedAddressesSchema>
