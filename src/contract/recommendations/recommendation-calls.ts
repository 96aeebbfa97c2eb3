import { z } from 'zod'
import { categoriesTag, recommendationsTag, tagsOfProducts } from '#src/contract/cache-tags.ts'
import type { CallFields, Calls } from '#src/contract/call.ts'
import {
  maxNamedProducts,
  maxRecommendations,
  recommendationReportSchema,
  recommendationSchema,
  widgets,
} from './recommendation.ts'

const productId = '[A-Z0-9]{8,11}'
const productIds = z
  .string()
  .regex(new RegExp(`^${productId}(,${productId}){0,${maxNamedProducts - 1}}$`), 'comma-joined product ids')
  .optional()

/** What is recommended changes with what was learned; which products those are, whoever shows them tells by their own tags. */
const tagsOf = ({ query }: CallFields): string[] => {
  const named = [query['productIds'], query['cartProductIds']].flatMap((ids) =>
    typeof ids === 'string' ? ids.split(',') : [],
  )
  return [recommendationsTag, categoriesTag, ...tagsOfProducts(named)]
}

/** Recommendations (specification, account and content, section 7, Products). The locale comes from the request header. */
export const recommendationCalls = {
  'GET /products/v1/widgetRecommendations': {
    summary:
      'Products that go with others, or that many like: none that is sold out or named, best first. They say nothing of the caller',
    session: false,
    limit: 'search',
    query: z.object({
      widget: z.enum(widgets).describe('Where they show'),
      productIds: productIds.describe('What they are to go with'),
      cartProductIds: productIds.describe('What is in the cart: they go with it too'),
      limit: z.coerce.number().int().min(1).max(maxRecommendations).default(6),
    }),
    out: z.object({ items: z.array(recommendationSchema) }),
    errors: [],
    cacheTags: tagsOf,
  },
  'POST /products/v1/recommendationEvents': {
    summary:
      'Count recommendations that were seen or clicked, and products that were viewed, by day: nothing of who did',
    session: false,
    limit: 'event',
    body: recommendationReportSchema,
    out: z.object({ counted: z.int().describe('How many of the products there are') }),
    errors: [],
  },
} as const satisfies Calls
