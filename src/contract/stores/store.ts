import { z } from 'zod'
import { stockStates } from '#src/contract/catalogue/product.ts'
import { openingHoursSchema, openingPeriodSchema, openingStateSchema } from './opening-hours.ts'
import {
  latitudeSchema,
  longitudeSchema,
  storeAddressShape,
  storeIdSchema,
  storeServices,
  storeSlugSchema,
} from './store-facts.ts'

/** What a store holds of one variant (specification, account and content, section 3, Inventory). */
const variantStockSchema = z.object({
  quantity: z.int(),
  stockStatus: z.string(),
  productInventoryState: z.enum(stockStates),
})

/** Address of a store in the fields of every address (specification, account and content, section 3). */
const addressSchema = z.object({
  ...storeAddressShape,
  country: z.string().describe('Its country in the language of the site'),
})

const distance = z
  .int()
  .optional()
  .describe('Metres as the crow flies from where the search looked; missing without such a place')

/** A store as shoppers see it. */
export const storeSchema = z
  .object({
    storeId: storeIdSchema,
    slug: storeSlugSchema,
    url: z.string().describe('Path within the shop, `/en-us/stores/{slug}`'),
    name: z.string(),
    address: addressSchema,
    phone: z.string().optional(),
    email: z.string().optional(),
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    timeZone: z.string().describe('IANA time zone of its hours'),
    openingHours: openingHoursSchema,
    openingState: openingStateSchema,
    today: z
      .object({
        date: z.iso.date(),
        periods: z.array(openingPeriodSchema),
        until: z.iso.datetime().describe('Midnight at the store'),
      })
      .describe('The hours of the day it is there'),
    services: z.array(z.enum(storeServices)),
    distance,
    storeInventory: z
      .record(z.string(), variantStockSchema)
      .optional()
      .describe('By variant id, of the product that was asked about'),
  })
  .meta({ id: 'Store' })

/** Where an order is collected, and the hours of its week, by the clocks of the store. */
export const pickupPlaceSchema = storeSchema
  .pick({ name: true, url: true, address: true, phone: true })
  .extend({ hours: openingHoursSchema.shape.week })
  .meta({ id: 'PickupPlace' })

/** A place where parcels are collected (specification, account and content, section 3). */
export const collectionPointSchema = z
  .object({
    storeId: storeIdSchema,
    storeName: z.string(),
    optionType: z.string(),
    bookingCode: z.string(),
    address: addressSchema,
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    timeZone: z.string(),
    openingHours: openingHoursSchema,
    openingState: openingStateSchema,
    distance,
  })
  .meta({ id: 'CollectionPoint' })

/** Where a search looked from. A country has no point: its stores come by their town. */
export const searchedPlaceSchema = z
  .object({
    kind: z.enum(['position', 'town', 'postalCode', 'store', 'country']),
    name: z.string().describe('As it may be told: `Portland, OR`; empty for a position'),
    countryCode: z.string().optional(),
    latitude: latitudeSchema.optional(),
    longitude: longitudeSchema.optional(),
  })
  .meta({ id: 'SearchedPlace' })

export const availabilitySchema = z.object({
  productId: z.string(),
  stores: z.array(
    z.object({
      storeId: storeIdSchema,
      storeName: z.string(),
      variants: z.record(z.string(), variantStockSchema).describe('By variant id'),
    }),
  ),
  total: z.int().describe('Stores there are to tell of'),
})

export type Store = z.infer<typeof storeSchema>
export type PickupPlace = z.infer<typeof pickupPlaceSchema>
export type CollectionPoint = z.infer<typeof collectionPointSchema>
export type SearchedPlace = z.infer<typeof searchedPlaceSchema>
export type Availability = z.infer<typeof availabilitySchema>
