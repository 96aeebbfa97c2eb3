import { z } from 'zod'

/** Everything of a cart besides its lines, stored as one document. A part that is missing is empty. */
export const cartDetailsSchema = z.object({
  coupons: z
    .array(z.object({ code: z.string().describe('As it is stored: upper case'), promotionId: z.string() }))
    .optional(),
  giftChoices: z
    .record(z.string(), z.string().nullable())
    .optional()
    .describe('The upc chosen of a promotion’s gifts, by promotion; null where the shopper wants none'),
})

export type CartDetails = z.infer<typeof cartDetailsSchema>
