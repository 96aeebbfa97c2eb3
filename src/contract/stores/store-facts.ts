import { z } from 'zod'
import { openingHoursSchema } from './opening-hours.ts'

/** The one shape in which stores are loaded: the demo shop's, and a merchant's CSV. */

export const storeIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'up to 40 letters, digits, - and _')
  .describe('Id of a store')

export const storeSlugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')

export const latitudeSchema = z.number().min(-90).max(90)
export const longitudeSchema = z.number().min(-180).max(180)
export const countryCodeSchema = z
  .string()
  .regex(/^[A-Z]{2}$/, 'a country of two capital letters, such as US')

/** What a store does besides selling. */
export const storeServices = ['pickup', 'returns', 'repair', 'fitting', 'recycling', 'giftWrap'] as const
export type StoreService = (typeof storeServices)[number]

export const storeAddressShape = {
  addressLine1: z.string().trim().min(1).max(100),
  addressLine2: z.string().trim().max(100).optional(),
  addressLine3: z.string().trim().max(100).optional(),
  postalCode: z.string().trim().max(20),
  city: z.string().trim().min(1).max(100),
  province: z.string().trim().max(100).optional(),
  stateCode: z.string().trim().max(10).optional(),
  countryCode: countryCodeSchema,
}

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const shape = {
  storeId: storeIdSchema,
  slug: storeSlugSchema.describe('Last folder of its page’s address'),
  name: z.string().trim().min(1).max(100),
  address: z.strictObject(storeAddressShape),
  phone: z.string().trim().max(40).optional(),
  email: z.email().max(100).optional(),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  timeZone: z.string().refine(isTimeZone, 'a time zone such as Europe/Berlin'),
  openingHours: openingHoursSchema,
  services: z.array(z.enum(storeServices)),
}

/** A shop of the brand's own, or a place of somebody else's where parcels can be collected. */
export const storeFactsSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('store'), ...shape }),
  z.strictObject({
    kind: z.literal('collectionPoint'),
    ...shape,
    optionType: z
      .string()
      .min(1)
      .max(40)
      .describe('What it is to its carrier, such as PARCEL_SHOP or LOCKER'),
    bookingCode: z.string().min(1).max(40).describe('What its carrier books it by'),
  }),
])

/** Units that a store holds of a variant. */
export const storeStockSchema = z.strictObject({
  storeId: storeIdSchema,
  productId: z.string().min(1).max(64),
  upc: z.string().min(1).max(64),
  quantity: z.int().min(0).max(999_999),
})

export type StoreFacts = z.infer<typeof storeFactsSchema>
export type StoreKind = StoreFacts['kind']
export type StoreStock = z.infer<typeof storeStockSchema>
