import { z } from 'zod'

const amount = z.int().min(1).max(99_999_999)

/** Between what a shopper names the price of a product, such as of a gift card; minor units. */
export const amountBoundsSchema = z
  .strictObject({ min: amount, max: amount })
  .refine(({ min, max }) => min <= max, { path: ['max'], message: 'is not below min' })
