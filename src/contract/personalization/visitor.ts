import { z } from 'zod'

const flag = z.boolean().default(false)

/**
 * The visitor's facts, in the readable cookie that API responses refresh. They choose content and show the cart
 * count; they never grant anything.
 */
export const visitorSchema = z.object({
  cartId: z.string().optional(),
  units: z.int().min(0).default(0),
  loggedIn: flag,
  loyalty: flag,
  employee: flag,
  athlete: flag,
  wranx: flag,
  ipa: flag,
})

export type Visitor = z.infer<typeof visitorSchema>
