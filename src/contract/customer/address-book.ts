import { z } from 'zod'

/** The types of an address: shipping and billing (specification, account and content, section 3, Address). */
export const approachTypes = ['S', 'B'] as const
export type ApproachType = (typeof approachTypes)[number]

const text = z.string().max(100)

/** An address as its owner writes it; what is required, and how long it may be, says its country. */
export const addressFieldsSchema = z.strictObject({
  firstName: text.optional(),
  lastName: text.optional(),
  email: text.optional(),
  country: text.optional().describe('Its name, as the caller writes it'),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code'),
  addressLine1: text.optional(),
  addressLine2: text.optional(),
  addressLine3: text.optional(),
  postalCode: text.optional(),
  city: text.optional(),
  province: text.optional().describe('Its code, or its name'),
  stateCode: text.optional(),
  region: text.optional(),
  phone: text.optional(),
  phoneCode: text.optional().describe('Dial code of the country: +1'),
  recipientContactPhone: text.optional(),
})

const approachType = z.enum(approachTypes).describe('S shipping, B billing')
const main = z.boolean().optional().describe('Whether checkouts begin with it; the first of a type always is')

export const newAddressSchema = addressFieldsSchema.extend({ approachType, main })

/** What is sent in place of an address: its type stays. */
export const changedAddressSchema = addressFieldsSchema.extend({ main })

export const addressIdSchema = z
  .string()
  .regex(/^[SB][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  .describe('Begins with the type')

/** An address of a customer's book. */
export const bookedAddressSchema = newAddressSchema
  .extend({ addressId: addressIdSchema, id: addressIdSchema, main: z.boolean() })
  .meta({ id: 'BookedAddress' })

/** Addresses that a book may hold. */
export const maxAddresses = 50

export type AddressFields = z.infer<typeof addressFieldsSchema>
export type NewAddress = z.infer<typeof newAddressSchema>
export type ChangedAddress = z.infer<typeof changedAddressSchema>
export type BookedAddress = z.infer<typeof bookedAddressSchema>
