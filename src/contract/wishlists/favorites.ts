import { z } from 'zod'
import { productCardSchema } from '#src/contract/catalogue/product.ts'

/** Most items one list holds. */
export const largestList = 200

/** One favorite. Its product is missing once it left the catalogue or is not sold on the site. */
export const favoriteSchema = z
  .object({
    itemId: z.uuid(),
    id: z.string().describe('Product id'),
    upc: z.string().optional().describe('The variant, where one was chosen'),
    itemType: z.enum(['product', 'variant']),
    qty: z.int().min(1),
    addedAt: z.iso.datetime(),
    available: z.boolean().describe('Whether it can be bought now'),
    pageUrl: z.string().optional(),
    product: productCardSchema.optional(),
  })
  .meta({ id: 'Favorite' })

export const favoritesSchema = z
  .object({
    favoriteId: z.uuid().optional().describe('Missing until the first favorite is added'),
    items: z.array(favoriteSchema).describe('The newest first'),
    total: z.int(),
  })
  .describe('Favorites (specification, shopping, section 3)')
  .meta({ id: 'Favorites' })

export type Favorite = z.infer<typeof favoriteSchema>
export type Favorites = z.infer<typeof favoritesSchema>
