import { z } from 'zod'
import { giftOptionSchema } from '#src/contract/cart/line-item-fields.ts'
import { imageSchema } from '#src/contract/catalogue/product.ts'

const minor = z.int().describe('Minor units of the currency')

/** A line item that waits; it keeps all that was chosen of it. What left the catalogue has no name, price or address. */
export const savedItemSchema = z
  .object({
    itemId: z.uuid().describe('The id of its line, in the cart too once it moves there'),
    productId: z.string(),
    upc: z.string(),
    qty: z.int().min(1),
    maxQty: z.int().describe('Most units that a cart may take of it'),
    available: z.boolean().describe('Whether it can be bought now'),
    pageUrl: z.string().optional(),
    name: z.string().optional(),
    image: imageSchema.optional(),
    currency: z.string().length(3),
    price: z.object({ current: minor, original: minor }).optional().describe('Of one unit'),
    attributes: z.array(z.object({ label: z.string(), value: z.string() })).describe('What was chosen'),
    recipeId: z.string().optional(),
    storeId: z.string().optional(),
    precreatedCustomsCode: z.string().optional(),
    customAmount: minor.optional(),
    productImageURL: z.string().optional(),
    giftOption: giftOptionSchema.optional(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedItem' })

export const savedForLaterSchema = z
  .object({
    saveForLaterId: z.uuid().optional().describe('Missing until the first item is saved'),
    items: z.array(savedItemSchema).describe('The newest first'),
    total: z.int(),
  })
  .describe('Saved-for-later list (specification, shopping, section 3)')
  .meta({ id: 'SavedForLater' })

export type SavedItem = z.infer<typeof savedItemSchema>
export type SavedForLater = z.infer<typeof savedForLaterSchema>
