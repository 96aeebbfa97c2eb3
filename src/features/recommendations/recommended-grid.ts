import type { Recommended } from '#src/components/recommendations/load-recommendations.ts'

/** What is recommended as a grid of products takes it. */
export const gridOf = (recommended: readonly Recommended[]) => ({
  products: recommended.map(({ card }) => card),
  recTokens: new Map(recommended.map(({ card, recToken }) => [card.id, recToken])),
})
