import { z } from 'zod'
import { productIdSchema, upcSchema } from '#src/contract/catalogue/catalogue.ts'
import { moneySchema, percentSchema, selectionSchema } from './promotion-parts.ts'

const units = z.int().min(1).max(999_999)
const on = selectionSchema
  .optional()
  .describe(
    'What is reduced: the items of the conditions, or all of them for an ORDER promotion, where missing',
  )

const percent = z.strictObject({ type: z.literal('percent'), percent: percentSchema, on })
const amount = z.strictObject({ type: z.literal('amount'), amount: moneySchema, on })
const fixedPrice = z.strictObject({ type: z.literal('fixedPrice'), price: moneySchema, on })

const tier = z
  .strictObject({
    units: units.optional(),
    subtotal: moneySchema.optional(),
    percent: percentSchema.optional(),
    amount: moneySchema.optional(),
  })
  .refine((one) => (one.units === undefined) !== (one.subtotal === undefined), {
    message: 'begins at units or at a subtotal, one of the two',
  })
  .refine((one) => (one.percent === undefined) !== (one.amount === undefined), {
    message: 'takes off a percent or an amount, one of the two',
  })

const tiersOfOneKind = z
  .array(tier)
  .min(1)
  .max(20)
  .refine((all) => new Set(all.map(({ units }) => units === undefined)).size <= 1, {
    message: 'begin all at units, or all at a subtotal',
  })

const tiers = z
  .strictObject({ type: z.literal('tiers'), tiers: tiersOfOneKind, on })
  .describe('The last tier that is reached counts, by the items of the conditions')

const gift = z
  .strictObject({
    type: z.literal('gift'),
    choices: z
      .array(z.strictObject({ productId: productIdSchema, upc: upcSchema }))
      .min(1)
      .max(20),
    units: units.default(1),
  })
  .describe('A gift with purchase: the first choice in stock until the shopper chooses another')

const buyXGetY = z
  .strictObject({
    type: z.literal('buyXGetY'),
    buy: units,
    get: units,
    percent: percentSchema.default(100),
    on,
  })
  .describe(
    'Of each group of units, dearest first, the last ones are reduced; with `on`, units of other items',
  )

const cheapestFree = z
  .strictObject({
    type: z.literal('cheapestFree'),
    of: z.int().min(2).max(999_999),
    free: units.default(1),
  })
  .refine((one) => one.free < one.of, { path: ['free'], message: 'must be fewer than `of`' })
  .describe('For each so many units, the cheapest of all are free')

const bundlePrice = z
  .strictObject({
    type: z.literal('bundlePrice'),
    parts: z
      .array(z.strictObject({ items: selectionSchema, units: units.default(1) }))
      .min(1)
      .max(10),
    price: moneySchema,
  })
  .describe('What one of each part costs together')

/** What a PRODUCT promotion does to units. */
export const productEffectSchema = z.discriminatedUnion('type', [
  percent,
  amount,
  fixedPrice,
  tiers,
  buyXGetY,
  cheapestFree,
  bundlePrice,
  gift,
])

/** What an ORDER promotion does to the whole of the items. */
export const orderEffectSchema = z.discriminatedUnion('type', [percent, amount, tiers, gift])

const methods = z
  .array(z.string().min(1))
  .min(1)
  .optional()
  .describe('Delivery methods by code; all where missing')

/** What a SHIPPING promotion does to each delivery; 100 per cent is free delivery. */
export const shippingEffectSchema = z.discriminatedUnion('type', [
  percent.omit({ on: true }).extend({ methods }),
  amount.omit({ on: true }).extend({ methods }),
  fixedPrice.omit({ on: true }).extend({ methods }),
  tiers.omit({ on: true }).extend({ methods }),
])
