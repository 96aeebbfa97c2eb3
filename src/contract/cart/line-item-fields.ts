import { z } from 'zod'
import { emailPattern } from '#src/base/email-pattern.ts'
import { giftLimits } from './gift-limits.ts'

/** Most that one line item may be asked for at once (specification, shopping, section 9). */
export const largestQuantity = 999_999

/** Most lines that a cart holds: as many as a list, from which and to which they move. */
export const largestCart = 200

/** Largest amount of a product whose price the shopper names, in minor units. */
const largestAmount = 99_999_999

/** Fields of a line item as callers write them, in a cart and in lists that lines move to and from. */
export const lineFields = {
  productId: z.string().regex(/^[A-Z0-9]{8,11}$/),
  upc: z.string().min(1).max(64),
  qty: z.int().min(1).max(largestQuantity),
  customAmount: z
    .int()
    .min(1)
    .max(largestAmount)
    .describe('Price of one unit in minor units, of a product whose price the shopper names'),
  recipeId: z.string().max(64),
  storeId: z.string().max(64),
  productImageURL: z
    .string()
    .max(2000)
    .regex(/^(https:\/\/|\/(?![/\\]))/, 'an https address or a path')
    .describe('Picture of what was made to order'),
  pdpUrl: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/, 'a path of the shop')
    .describe('Where it was chosen'),
}

/** Text for a gift that goes with an item (specification, shopping, section 3). */
export const giftOptionSchema = z.strictObject({
  to: z.string().max(giftLimits.to),
  email: z
    .string()
    .max(giftLimits.email)
    .regex(new RegExp(`^${emailPattern}$`), 'an email address'),
  message: z.string().max(giftLimits.message),
})

export type GiftOption = z.infer<typeof giftOptionSchema>
