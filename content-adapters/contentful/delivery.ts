import { z } from 'zod'

const entrySchema = z.object({
  sys: z.object({
    id: z.string(),
    updatedAt: z.string().optional(),
    contentType: z.object({ sys: z.object({ id: z.string() }) }),
  }),
  fields: z.record(z.string(), z.unknown()).default({}),
})

const assetSchema = z.object({
  sys: z.object({ id: z.string() }),
  fields: z
    .object({
      title: z.string().optional(),
      description: z.string().optional(),
      file: z
        .object({
          url: z.string(),
          contentType: z.string().default(''),
          details: z.object({ image: z.object({ width: z.int(), height: z.int() }).optional() }).prefault({}),
        })
        .optional(),
    })
    .prefault({}),
})

/** An answer of Contentful's Content Delivery API to a query for entries, as far as it is used. */
export const deliverySchema = z.object({
  total: z.int(),
  items: z.array(entrySchema),
  includes: z
    .object({ Entry: z.array(entrySchema).default([]), Asset: z.array(assetSchema).default([]) })
    .prefault({}),
})

export const linkSchema = z.object({
  sys: z.object({ type: z.literal('Link'), linkType: z.enum(['Entry', 'Asset']), id: z.string() }),
})

export type Delivery = z.infer<typeof deliverySchema>
export type DeliveredEntry = z.infer<typeof entrySchema>
export type DeliveredAsset = z.infer<typeof assetSchema>
