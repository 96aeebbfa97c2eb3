import { z } from 'zod'
import { addressTextsSchema } from '#src/contract/address/address-schemas.ts'

/** The types of an address: shipping and billing (specification, account and content, section 3, Address). */
export const approachTypes = ['S', 'B'] as const
export type ApproachType = (typeof approachTypes)[number]

const approachType = z.enum(approachTypes).describe('S shipping, B billing')
const main = z.boolean().optional().describe('Whether checkouts begin with it; the first of a type always is')

export const newAddressSchema = addressTextsSchema.extend({ approachType, main })

/** What is sent in place of an address: its type stays. */
export const changedAddressSchema = addressTextsSchema.extend({ main })

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

export type NewAddress = z.infer<typeof newAddressSchema>
export type ChangedAddress = z.infer<typeof changedAddressSchema>
export type BookedAddress = z.infer<typeof bookedAddressSchema>
