import { createAffinityReads } from '#src/backend/recommendations/affinity-reads.ts'
import { createLearnedRecommendations } from '#src/backend/recommendations/learned-recommendations.ts'
import { recommendationHandlers } from '#src/backend/recommendations/recommendation-routes.ts'
import { recommendProducts } from '#src/backend/recommendations/recommend-products.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'

/** What is recommended beside products, carts and pages. */
export const openRecommendations = (
  { database }: Foundation,
  { catalogue, listings }: Omit<OpenedCatalogue, 'handlers'>,
) => {
  const reads = createAffinityReads(database.sql)
  const engine = createLearnedRecommendations({ reads, catalogue, listings })
  return { handlers: recommendationHandlers(recommendProducts({ engine, catalogue, listings })) }
}
