import { z } from 'zod'
import { parseMoney } from '#src/base/money.ts'
import { outlyingAreaCodes } from '#src/contract/delivery/outlying-areas.ts'
import { localizedText } from '#src/contract/catalogue/catalogue.ts'

/** Ways in which items come (specification, shopping, section 3, Shipping method entry), and two faster ones of this shop. */
export const deliveryMethodCodes = [
  ...(['standard', 'express', 'sameday', 'customs'] as const),
  ...(['pickup', 'pudo', 'sts', 'digital'] as const),
] as const
export type DeliveryMethodCode = (typeof deliveryMethodCodes)[number]

const tier = z.strictObject({
  from: z
    .string()
    .default('0')
    .describe('What the items cost, promotions of the order taken off, from which it counts'),
  price: z.string(),
})

const prices = z
  .record(z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code'), z.array(tier).min(1).max(20))
  .superRefine((byCurrency, context) => {
    for (const [currency, tiers] of Object.entries(byCurrency)) {
      const froms = tiers.map(({ from }) => parseMoney(from, currency))
      const isMoney = [...froms, ...tiers.map(({ price }) => parseMoney(price, currency))].every(
        (amount) => amount !== undefined,
      )
      const isAscending = froms.every((from, at) => at === 0 || (from ?? 0) > (froms[at - 1] ?? 0))
      if (!isMoney || froms[0] !== 0 || !isAscending)
        context.addIssue({
          code: 'custom',
          path: [currency],
          message: 'lists decimal amounts, from 0 on and ascending',
        })
    }
  })

/** A way in which items come to shoppers of some countries. */
export const deliveryMethodSchema = z.strictObject({
  code: z.enum(deliveryMethodCodes).exclude(['digital']).describe('Digital items come by email, for nothing'),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code')).min(1),
  label: localizedText,
  prices: prices.describe(
    'By currency, by what the items cost. Where a currency is missing, the method is not offered',
  ),
  days: z
    .strictObject({ min: z.int().min(0).max(365), max: z.int().min(0).max(365) })
    .refine(({ min, max }) => min <= max, 'min must not exceed max')
    .describe('Working days until it comes'),
  cutOff: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 14:00')
    .optional()
    .describe(
      'Time of day, by the clocks of the site, after which it comes a day later; same day then is not offered',
    ),
  postalCodes: z
    .array(z.string().min(1).max(12))
    .min(1)
    .optional()
    .describe('Beginnings of the postal codes it comes to; it is not offered before the address is known'),
  servesPostBoxes: z.boolean().default(false),
  areas: z
    .array(z.enum(outlyingAreaCodes))
    .min(1)
    .optional()
    .describe('Areas of its countries that are not theirs for tax and customs, and that it comes to as well'),
})
export type DeliveryMethod = z.infer<typeof deliveryMethodSchema>

export const deliveryMethodsSchema = z.strictObject({ methods: z.array(deliveryMethodSchema) })
