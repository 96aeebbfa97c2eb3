import { z } from 'zod'
import { parseMoney } from '#src/base/money.ts'
import { categoryIdSchema, productIdSchema, upcSchema } from '#src/contract/catalogue/catalogue.ts'

/** Decimal amounts by currency: `{ "USD": "80.00", "EUR": "75" }`. */
export const moneySchema = z
  .record(z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code'), z.string())
  .superRefine((amounts, context) => {
    const currencies = Object.entries(amounts)
    if (currencies.length === 0) context.addIssue({ code: 'custom', message: 'needs at least one currency' })
    for (const [currency, text] of currencies)
      if (/^[A-Z]{3}$/.test(currency) && parseMoney(text, currency) === undefined)
        context.addIssue({
          code: 'custom',
          path: [currency],
          message: `is no amount of ${currency}, such as 80.00`,
        })
  })
  .describe('Decimal amounts by currency. Where the site’s currency is missing, the promotion does not run')

const lists = {
  products: z.array(productIdSchema).min(1).optional(),
  categories: z.array(categoryIdSchema).min(1).optional().describe('With all categories below them'),
  variants: z.array(upcSchema).min(1).optional().describe('By upc'),
}

const priceRangeSchema = z
  .strictObject({
    from: moneySchema.optional().describe('Least price of one unit'),
    to: moneySchema.optional().describe('Greatest price of one unit'),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, { message: 'needs from or to' })

/**
 * Line items by what they are: those on any of the lists (all, where there is none) that are on no list of `except`, at prices
 * of the range, reduced or not.
 */
export const selectionSchema = z.strictObject({
  ...lists,
  except: z.strictObject(lists).optional(),
  price: priceRangeSchema.optional().describe('What one unit costs in the shop, before promotions'),
  markedDown: z
    .boolean()
    .optional()
    .describe('`false`: only what the shop sells at its original price; `true`: only what it sells below it'),
})
export type Selection = z.infer<typeof selectionSchema>

/** Per cent, at most two decimals. */
export const percentSchema = z
  .number()
  .gt(0)
  .max(100)
  .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), 'has at most two decimals')

const localTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/, 'a day such as 2026-11-27, or a time such as 2026-11-27T09:00')
  .refine((text) => Number.isFinite(Date.parse(`${text.slice(0, 10)}T${text.slice(11) || '00:00'}Z`)), {
    message: 'is no day of the calendar',
  })

/** From when until when, by the clocks of each site. */
export const localPeriod = {
  from: localTime.optional().describe('First day or time, in the time zone of each site'),
  until: localTime
    .optional()
    .describe('Last day, or the time at which it ends, in the time zone of each site'),
}

/** As it is typed on a card or in a mail: letters, digits and hyphens. Case and blanks do not count. */
export const couponCodeSchema = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'letters and digits, in groups joined by hyphens')
