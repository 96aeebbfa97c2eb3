import { z } from 'zod'

/**
 * The visitor's facts, in the readable cookie that API responses refresh. They choose content and show the cart
 * count; they never grant anything.
 */
export const visitorSchema = z.object({
  cartId: z.string().optional(),
  units: z.int().min(0).default(0),
})

export type Visitor = z.infer<typeof visitorSchema>
