import type { ProductCard } from '#src/contract/catalogue/product.ts'
import type { Recommendation } from '#src/contract/recommendations/recommendation.ts'
import type { CatalogueQueries, ListingQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { Candidate, RecommendationEngine, RecommendationRequest } from './recommendation-engine.ts'

/** Candidates whose products are read at once. */
const atOnce = 48

const present = (card: ProductCard, recToken: string): Recommendation => ({
  id: card.id,
  title: card.name,
  url: card.url,
  ...(card.image ? { image: { src: card.image.publicId, alt: card.image.alt } } : {}),
  ...(card.rating ? { rating: card.rating } : {}),
  currency: card.currency,
  price: card.price,
  recToken,
})

type Dependencies = { engine: RecommendationEngine; catalogue: CatalogueQueries; listings: ListingQueries }

/**
 * Recommends what can be bought now on the caller's site, whatever the engine proposes: nothing sold out, withdrawn, yet to
 * come, or named in the request, and nothing that is sent by email.
 */
export const recommendProducts =
  ({ engine, catalogue, listings }: Dependencies) =>
  async (request: RecommendationRequest, view: View): Promise<Recommendation[]> => {
    const named = new Set(request.named)
    const seen = new Set<string>()
    const candidates = (await engine.candidates(request, view)).filter(
      ({ productId }) => !named.has(productId) && !seen.has(productId) && seen.add(productId),
    )

    const sold = async (some: readonly Candidate[]): Promise<Recommendation[]> => {
      const ids = some.map(({ productId }) => productId)
      const [products, cards] = await Promise.all([catalogue.products(ids), listings.cards(ids, view)])
      const byId = new Map(cards.map((card) => [card.id, card]))
      return some.flatMap(({ productId, recToken }) => {
        const card = byId.get(productId)
        const isOut = (products.get(productId)?.publishedAt ?? view.instant) <= view.instant
        return card?.available && isOut && card.productType !== 'digital' ? [present(card, recToken)] : []
      })
    }

    const found: Recommendation[] = []
    for (let from = 0; from < candidates.length && found.length < request.limit; from += atOnce)
      found.push(...(await sold(candidates.slice(from, from + atOnce))))
    return found.slice(0, request.limit)
  }
