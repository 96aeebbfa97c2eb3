import { z } from 'zod'
import { percentSchema } from '#src/contract/promotions/promotion-parts.ts'

/** What staff take off a cart, an item or its delivery by hand (specification, shopping, section 3: fields are ours). */
export const newPriceAdjustmentSchema = z
  .strictObject({
    level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
    itemId: z.uuid().optional().describe('The line item of a PRODUCT adjustment'),
    amount: z
      .int()
      .min(1)
      .max(99_999_999)
      .optional()
      .describe('Minor units of the currency of the site it is given on'),
    percent: percentSchema.optional(),
    reason: z.string().trim().min(1).max(200),
  })
  .refine(({ amount, percent }) => (amount === undefined) !== (percent === undefined), {
    message: 'takes off an amount or a percent, one of the two',
    path: ['amount'],
  })
  .refine(({ level, itemId }) => (level === 'PRODUCT') === (itemId !== undefined), {
    message: 'belongs to PRODUCT adjustments',
    path: ['itemId'],
  })

export const changedPriceAdjustmentSchema = z
  .strictObject({
    amount: z.int().min(1).max(99_999_999).optional(),
    percent: percentSchema.optional(),
    reason: z.string().trim().min(1).max(200).optional(),
  })
  .refine(({ amount, percent }) => amount === undefined || percent === undefined, {
    message: 'takes off an amount or a percent, one of the two',
    path: ['amount'],
  })

export const priceAdjustmentSchema = z.object({
  adjustmentId: z.uuid(),
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  itemId: z.uuid().optional(),
  amount: z.int().optional(),
  currency: z.string().optional().describe('Of the amount; on sites with another one it takes nothing off'),
  percent: z.number().optional(),
  reason: z.string(),
  limitPercent: z
    .number()
    .optional()
    .describe('Most that it takes off its item, whatever becomes of that: where an associate gave it'),
  storeEmployeeId: z.string().optional().describe('The associate who gave it'),
})

export type NewPriceAdjustment = z.infer<typeof newPriceAdjustmentSchema>
export type ChangedPriceAdjustment = z.infer<typeof changedPriceAdjustmentSchema>
export type PriceAdjustment = z.infer<typeof priceAdjustmentSchema>
