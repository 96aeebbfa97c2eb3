import { createAffinityReads } from '#src/backend/recommendations/affinity-reads.ts'
import { countRecommendations } from '#src/backend/recommendations/count-recommendations.ts'
import { createLearnedRecommendations } from '#src/backend/recommendations/learned-recommendations.ts'
import type { RecommendationEngine } from '#src/backend/recommendations/recommendation-engine.ts'
import { recommendationHandlers } from '#src/backend/recommendations/recommendation-routes.ts'
import { recommendProducts } from '#src/backend/recommendations/recommend-products.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'

export type RecommendationSettings = {
  /** Another engine, which the shop's own stands behind. */
  otherRecommendations?: (fallback: RecommendationEngine) => RecommendationEngine
}

/** What is recommended beside products, carts and pages. */
export const openRecommendations = (
  { database, clock }: Foundation,
  { otherRecommendations = (own) => own }: RecommendationSettings,
  { catalogue, listings }: Omit<OpenedCatalogue, 'handlers'>,
) => {
  const reads = createAffinityReads(database.sql)
  const engine = otherRecommendations(createLearnedRecommendations({ reads, catalogue, listings }))
  return {
    handlers: recommendationHandlers(
      recommendProducts({ engine, catalogue, listings }),
      countRecommendations({ db: database.sql, clock, catalogue, engine }),
    ),
  }
}
