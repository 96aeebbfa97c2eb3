import { z } from 'zod'
import { productIdSchema } from '#src/contract/catalogue/catalogue.ts'
import { priceSchema, ratingSchema } from '#src/contract/catalogue/product.ts'

/** Where recommendations show. */
export const widgets = [
  ...['product', 'cart', 'empty-cart', 'search', 'not-found', 'confirmation', 'page'],
] as const
export type Widget = (typeof widgets)[number]

/** Most items of one response, and of one report of what was seen (specification, account and content, section 7). */
export const maxRecommendations = 24

/** Most products that a request names. */
export const maxNamedProducts = 60

/** Tells what a recommendation came of: opaque, and sent back with what is seen and clicked. */
export const recTokenSchema = z.string().regex(/^[\w.~=+/-]{1,300}$/)

/** One of what is recommended (specification, account and content, section 3). */
export const recommendationSchema = z
  .object({
    id: productIdSchema,
    title: z.string(),
    url: z.string().describe('Path within the site'),
    image: z
      .object({
        src: z.string().describe('Picture id, made into a URL by the picture service'),
        alt: z.string(),
      })
      .optional(),
    rating: ratingSchema.optional(),
    currency: z.string().length(3),
    price: priceSchema,
    recToken: recTokenSchema,
  })
  .meta({ id: 'Recommendation' })
export type Recommendation = z.infer<typeof recommendationSchema>

/** What happened to recommendations, or that a product's page was read, by the product. */
const recommendationEvents = ['impression', 'click', 'view'] as const

/** Recommendations of one place that were seen, or one that was clicked. It says nothing of who did. */
export const recommendationReportSchema = z.object({
  kind: z.enum(recommendationEvents),
  widget: z.enum(widgets),
  items: z
    .array(z.object({ productId: productIdSchema, recToken: recTokenSchema }))
    .min(1)
    .max(maxRecommendations),
})
export type RecommendationReport = z.infer<typeof recommendationReportSchema>
