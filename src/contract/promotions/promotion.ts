import { z } from 'zod'
import { localizedText } from '#src/contract/catalogue/catalogue.ts'
import { providerMethods } from '#src/contract/payments/tenders.ts'
import { segmentIds } from '#src/contract/personalization/segments.ts'
import { sites } from '#src/contract/sites.ts'
import { orderEffectSchema, productEffectSchema, shippingEffectSchema } from './promotion-effects.ts'
import {
  couponCodeSchema,
  localPeriod,
  moneySchema,
  percentSchema,
  selectionSchema,
} from './promotion-parts.ts'

const promotionIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'letters, digits, - and _, at most 64')

const count = z.int().min(1).max(1_000_000_000)
const names = z.array(z.string().min(1).max(100)).min(1).optional()

const couponSchema = z.strictObject({
  codes: z
    .array(
      z.strictObject({
        code: couponCodeSchema,
        uses: count.optional().describe('Orders; no bound where missing'),
      }),
    )
    .default([])
    .describe('Codes that anybody may know; others are generated'),
  of: promotionIdSchema
    .optional()
    .describe('Runs by the codes of this promotion, so that one code has several effects'),
})

/** All that must be so. Of each list, one entry must hold. */
const conditionsSchema = z.strictObject({
  ...localPeriod,
  items: selectionSchema.optional().describe('Items that count to units and subtotal; all where missing'),
  units: z.int().min(1).max(999_999).optional().describe('Units of these items, at least'),
  subtotal: moneySchema.optional().describe('What these items cost, at least'),
  locales: z
    .array(z.enum(sites.map(({ locale }) => locale)))
    .min(1)
    .optional(),
  channels: names,
  segments: z.array(z.enum(segmentIds)).min(1).optional(),
  customerGroups: names,
  firstOrder: z.literal(true).optional().describe('The same as `nthOrder` 1'),
  nthOrder: z
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('The first, second, ... order that a buyer pays for'),
  paymentMethods: z
    .array(z.enum(providerMethods))
    .min(1)
    .optional()
    .describe('What pays the rest of the order'),
  coupon: couponSchema.optional().describe('Runs for carts with one of its codes alone'),
})

const limitsSchema = z.strictObject({
  perOrder: count.optional().describe('Units that are reduced, or sets of units, in one order'),
  perCustomer: count.optional().describe('Orders of one customer'),
  total: count.optional().describe('Orders, over all customers and codes'),
  budget: moneySchema
    .optional()
    .describe('What it takes off all orders together, at most, in each currency by itself'),
})

const productLimitsSchema = limitsSchema.extend({
  floorPercent: percentSchema
    .optional()
    .describe('No unit comes below this part of its original price by this promotion'),
})

const common = {
  promotionId: promotionIdSchema.describe(
    'With GUEST or REGISTERED in it, it is announced to guests or to customers alone',
  ),
  campaignId: z.string().max(64).default(''),
  active: z.boolean().default(true),
  name: localizedText,
  callout: localizedText
    .optional()
    .describe(
      'Three texts parted by pipes: until the display level, from there on, and once reached. `{distance}` is what is missing',
    ),
  approachingDisplayLevel: moneySchema
    .optional()
    .describe('Subtotal from which the second text of the callout shows; 0 where missing'),
  priority: z.int().min(0).max(1000).default(100).describe('Lower goes first'),
  conditions: conditionsSchema.prefault({}),
}

const ofUnits = z
  .boolean()
  .describe('Takes off what no other promotion reduces, and none reduces it afterwards')

const exclusive = ofUnits.default(false)
const exclusiveOfOrder = z
  .union([ofUnits, z.literal('order').describe('No other promotion runs in an order with it')])
  .default(false)

const limits = limitsSchema.prefault({})
const productLimits = productLimitsSchema.prefault({})

/** A promotion as a marketer writes it (specification, shopping, section 3). */
export const promotionSchema = z.discriminatedUnion('class', [
  z.strictObject({
    class: z.literal('PRODUCT'),
    ...common,
    exclusive: exclusiveOfOrder,
    limits: productLimits,
    effect: productEffectSchema,
  }),
  z.strictObject({
    class: z.literal('ORDER'),
    ...common,
    exclusive: exclusiveOfOrder,
    limits,
    effect: orderEffectSchema,
  }),
  z.strictObject({
    class: z.literal('SHIPPING'),
    ...common,
    exclusive,
    limits,
    effect: shippingEffectSchema,
  }),
])
export type Promotion = z.infer<typeof promotionSchema>
export type PromotionClass = Promotion['class']
