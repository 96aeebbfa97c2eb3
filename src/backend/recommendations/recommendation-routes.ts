import { ok } from '#src/base/result.ts'
import type { recommendationCalls } from '#src/contract/recommendations/recommendation-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { countRecommendations } from './count-recommendations.ts'
import type { recommendProducts } from './recommend-products.ts'

const idsOf = (joined: string | undefined): string[] => joined?.split(',') ?? []

/** Handlers of the calls about recommendations. */
export const recommendationHandlers = (
  recommend: ReturnType<typeof recommendProducts>,
  count: ReturnType<typeof countRecommendations>,
): HandlersOf<keyof typeof recommendationCalls> => ({
  'GET /products/v1/widgetRecommendations': async ({ query }, view) => {
    const { widget, limit } = query
    const named = [...new Set([...idsOf(query.cartProductIds), ...idsOf(query.productIds)])]
    return ok({ items: await recommend({ widget, named, limit }, view) })
  },

  'POST /products/v1/recommendationEvents': async ({ body }) => ok({ counted: await count(body) }),
})
