import { z } from 'zod'
import { storesTag } from '#src/contract/cache-tags.ts'
import type { Calls } from '#src/contract/call.ts'
import {
  countryCodeSchema,
  latitudeSchema,
  longitudeSchema,
  storeIdSchema,
  storeServices,
  storeSlugSchema,
} from './store-facts.ts'
import { availabilitySchema, collectionPointSchema, searchedPlaceSchema, storeSchema } from './store.ts'

const paging = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(10),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})

const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)
const upc = z.string().min(1).max(64)

const whereShape = {
  place: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A town, a postal code, a country, or words of a store’s name or address'),
  latitude: latitudeSchema.optional(),
  longitude: longitudeSchema.optional(),
  countryCode: countryCodeSchema.optional().describe('Stores of this country alone'),
  radius: z.int().min(1).max(20_100_000).optional().describe('Metres; any distance when missing'),
}

type Where = { latitude?: number | undefined; longitude?: number | undefined }

/** A position is told by both of its numbers, or not at all. */
const isWholePosition = ({ latitude, longitude }: Where): boolean =>
  (latitude === undefined) === (longitude === undefined)
const halfPosition = { message: 'latitude and longitude belong together', path: ['longitude'] }

const searched = { place: searchedPlaceSchema.optional().describe('Missing where the place is not known') }

/** The calls of physical stores (specification, account and content, section 7, Stores and Products). */
export const storeCalls = {
  'POST /stores/v1/search': {
    summary: 'Stores by distance from a place or a position; without either, those of a country by town',
    session: false,
    reads: true,
    limit: 'calculation',
    query: paging,
    body: z
      .strictObject({
        ...whereShape,
        services: z.array(z.enum(storeServices)).max(10).optional().describe('Stores that offer all of them'),
        productId: productId.optional().describe('Stores answer with what they hold of it'),
        upc: upc.optional().describe('Of this variant of the product alone'),
        inStock: z.boolean().optional().describe('Stores that hold the product, or the variant, alone'),
      })
      .refine(isWholePosition, halfPosition)
      .refine(({ productId: product, upc: variant, inStock }) => product || !(variant || inStock), {
        message: 'a variant and its stock are asked for with their product',
        path: ['productId'],
      }),
    out: z.object({ ...searched, stores: z.array(storeSchema), total: z.int() }),
    errors: ['PLP400'],
  },
  'POST /stores/v1/collectionPoints': {
    summary: 'Collection points by distance from a place or a position',
    session: false,
    reads: true,
    limit: 'calculation',
    query: paging,
    body: z
      .strictObject({ ...whereShape, optionType: z.string().min(1).max(40).optional() })
      .refine(isWholePosition, halfPosition),
    out: z.object({ ...searched, collectionPoints: z.array(collectionPointSchema), total: z.int() }),
    errors: [],
  },
  'POST /products/v1/products/{productId}/availability': {
    summary: 'What stores hold of a product, by variant',
    session: false,
    reads: true,
    limit: 'calculation',
    path: z.object({ productId }),
    query: paging.extend({ countryCode: countryCodeSchema.optional() }),
    body: z.strictObject({
      storeIds: z.array(storeIdSchema).min(1).max(50).optional().describe('All stores when missing'),
      upcs: z.array(upc).min(1).max(200).optional().describe('All variants when missing'),
    }),
    out: availabilitySchema,
    errors: ['PLP400', 'STR404'],
  },
  'GET /fapi/stores': {
    summary: 'All stores by country and town, or those of one country',
    session: false,
    query: z.object({ countryCode: countryCodeSchema.optional() }),
    out: z.object({ stores: z.array(storeSchema) }),
    errors: [],
    cacheTags: () => [storesTag],
  },
  'GET /fapi/stores/{slug}': {
    summary: 'The store of a page',
    session: false,
    path: z.object({ slug: storeSlugSchema }),
    out: storeSchema,
    errors: ['STR404'],
    cacheTags: () => [storesTag],
  },
} as const satisfies Calls
