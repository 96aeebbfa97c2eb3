import type { CatalogueQueries, ListingQueries } from '#src/backend/catalogue/catalogue-queries.ts'
import type { View } from '#src/backend/catalogue/catalogue-view.ts'
import type { StoredProduct } from '#src/backend/catalogue/products/stored-product.ts'
import type { AffinityReads } from './affinity-reads.ts'
import { joinScores } from './pair-scores.ts'
import type { Candidate, RecommendationEngine, RecommendationRequest } from './recommendation-engine.ts'

/** Most products of one kind that are proposed: some may be sold out, or in the cart. */
const maxOfKind = 72

/** Most of the named products whose categories are looked at. */
const maxSources = 6

/** What is proposed beside a cart costs at most this share of the dearest thing in it. */
const besideCart = 0.6

/** What a candidate came of, as its token says. */
type Reason = 'pairs' | 'category' | 'beside' | 'popular' | 'rated'

/** Whether a place wants what is small beside what is bought, in place of more of its kind. */
const isBeside = (widget: RecommendationRequest['widget']): boolean =>
  widget === 'cart' || widget === 'confirmation'

const lowestPrice = ({ variants }: StoredProduct, currency: string): number =>
  Math.min(...variants.map(({ prices }) => prices[currency]?.current ?? Infinity))

type Dependencies = { reads: AffinityReads; catalogue: CatalogueQueries; listings: ListingQueries }

/**
 * Recommends by what was learned from orders and carts; where that is too little, what stands in the same categories, or beside a cart
 * what is small, then what is bought most, then what is rated best.
 */
export const createLearnedRecommendations = ({
  reads,
  catalogue,
  listings,
}: Dependencies): RecommendationEngine => {
  /** The named products that there are, and the ids of the categories above each, the nearest first. */
  const sourcesOf = async (named: readonly string[]) => {
    const [products, tree] = await Promise.all([
      catalogue.products(named.slice(0, maxSources)),
      catalogue.tree(),
    ])
    return [...products.values()].map((product) => ({
      product,
      path: tree
        .path(product.categoryIds[0] ?? '')
        .map(({ categoryId }) => categoryId)
        .toReversed(),
    }))
  }
  type Sources = Awaited<ReturnType<typeof sourcesOf>>

  /** What stands in the same categories, the nearest first. */
  const inCategories = async (sources: Sources, view: View): Promise<string[]> => {
    const depth = Math.max(0, ...sources.map(({ path }) => path.length))
    const levels = Array.from({ length: depth }, (_, at) => sources.flatMap(({ path }) => path[at] ?? []))
    const found: string[] = []
    for (const categoryId of new Set(levels.flat())) {
      if (found.length >= maxOfKind) break
      found.push(...(await listings.ids(categoryId, 'featured', view)).slice(0, maxOfKind))
    }
    return found
  }

  /** Smaller things of other categories, those of the same part of the shop first, best rated first. */
  const besideThem = async (sources: Sources, view: View): Promise<string[]> => {
    const own = new Set(sources.map(({ path: [nearest] }) => nearest))
    const roots = [...new Set(sources.flatMap(({ path }) => path.at(-1) ?? []))]
    const { currency } = view.site
    const prices = sources.map(({ product }) => lowestPrice(product, currency)).filter(Number.isFinite)
    const limit = besideCart * Math.max(...prices)
    const found: string[] = []
    for (const root of [...roots, undefined]) {
      const ids = (await listings.ids(root, 'rating', view)).slice(0, maxOfKind * 2)
      const products = await catalogue.products(ids)
      found.push(
        ...ids.filter((id) => {
          const product = products.get(id)
          return product && !own.has(product.categoryIds[0]) && lowestPrice(product, currency) <= limit
        }),
      )
    }
    return found
  }

  const alike = async ({ widget, named }: RecommendationRequest, view: View) => {
    if (named.length === 0) return []
    const sources = await sourcesOf(named)
    return isBeside(widget) ? besideThem(sources, view) : inCategories(sources, view)
  }

  return {
    candidates: async (request, view) => {
      const { widget, named } = request
      const found = new Map<string, Candidate>()
      const propose = (reason: Reason, productIds: readonly string[]): void => {
        for (const productId of productIds.slice(0, maxOfKind))
          if (!found.has(productId)) found.set(productId, { productId, recToken: `${widget}.${reason}` })
      }
      const learned = joinScores(await reads.othersOf(named))
      propose(
        'pairs',
        learned.map(({ productId }) => productId),
      )
      propose(isBeside(widget) ? 'beside' : 'category', await alike(request, view))
      propose('popular', await reads.popular(maxOfKind))
      propose('rated', await listings.ids(undefined, 'rating', view))
      return [...found.values()]
    },
  }
}
