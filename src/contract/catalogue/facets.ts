import { z } from 'zod'

import {
  facetIds,
  facetValuePattern,
  maxChosenValues,
  priceChoicePattern,
  type FacetId,
} from './facet-ids.ts'

const values = z
  .string()
  .refine((text) => {
    const parts = text.split(',', maxChosenValues + 1)
    return parts.length <= maxChosenValues && parts.every((part) => facetValuePattern.test(part))
  }, `must be at most ${maxChosenValues} values such as blue, joined by commas`)
  .optional()

const isRange = (text: string): boolean => {
  const [, from = '', to = ''] = priceChoicePattern.exec(text) ?? []
  if (from === '' && to === '') return false
  return from === '' || to === '' || Number(from) <= Number(to)
}

/** What a call about a listing is told of facets. Values that nothing in the listing has are passed over. */
export const facetQuery = {
  facets: z.literal('true').optional().describe('Answers the facets too'),
  category: values.describe('Ids of categories below the listed one, comma-joined: one of them'),
  size: values.describe('Sizes of the site with their system, such as eu-42,eu-43: one of them'),
  width: values,
  color: values.describe('Colour families, such as blue,green: one of them'),
  price: z
    .string()
    .refine(isRange, 'must be a range such as 50-100, 50- or -100')
    .optional()
    .describe('From and to, both included, in whole units of the currency'),
  feature: values,
  material: values,
  activity: values,
  rating: values.describe('Least average ratings, such as 4'),
  new: values.describe('`true`: published lately'),
  sale: values.describe('`true`: marked down'),
  availability: values.describe('`in-stock`: can be had now'),
} satisfies Record<FacetId | 'facets', z.ZodType>

const count = z.int().describe('Products that would be listed with this value alone, of this facet, chosen')
const minor = z.int().describe('Minor units of the currency of the site')

export const facetSchema = z
  .object({
    id: z.enum(facetIds),
    label: z.string(),
    total: z.int().describe('Products that would be listed with nothing of this facet chosen'),
    values: z
      .array(
        z.object({
          id: z.string().describe('What the query names it by'),
          label: z.string(),
          count,
          chosen: z.boolean(),
          swatch: z.string().optional().describe('Of a colour family: one colour of it as #rrggbb'),
          group: z.string().optional().describe('Of a size: its system, such as Size (EU)'),
        }),
      )
      .describe('Empty for the price'),
    range: z
      .object({
        min: minor.describe('Lowest price of the whole listing'),
        max: minor.describe('Highest price of the whole listing'),
        step: minor.describe('Width of a bar of the histogram; the first bar begins at `from`'),
        from: minor,
        counts: z.array(z.int()).describe('Products by bar, with nothing of this facet chosen'),
        chosen: z.object({ min: minor.optional(), max: minor.optional() }).optional(),
      })
      .optional()
      .describe('Of the price alone'),
  })
  .describe(
    'What a listing can be filtered by. Of a facet one chosen value is enough, of several facets each counts',
  )
  .meta({ id: 'Facet' })

export type Facet = z.infer<typeof facetSchema>
