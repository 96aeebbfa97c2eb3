import { ok } from '#src/base/result.ts'
import type { productCalls } from '#src/contract/catalogue/product-calls.ts'
import { choiceOfParameters, type GivenParameters } from '#src/rules/catalogue/facet-choice.ts'
import type { Listings, Narrowing, Paging } from '../listings.ts'
import type { Products } from './products.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

const pagingOf = ({ page, pageSize, sort }: Paging): Paging => ({ page, pageSize, sort })

const narrowingOf = ({ facets, ...query }: GivenParameters & { facets?: 'true' | undefined }): Narrowing => ({
  choice: choiceOfParameters(query),
  withFacets: facets === 'true',
})

/** Handlers of the catalogue's calls. */
export const productHandlers = (
  products: Products,
  listings: Listings,
): HandlersOf<keyof typeof productCalls> => ({
  'GET /products/v2/catalog': async ({ query }, view) => {
    const { categoryId, slug, productIds } = query
    const paging = pagingOf(query)
    const narrowing = narrowingOf(query)
    if (productIds !== undefined) {
      const ids = productIds.split(',').filter((id) => id !== '')
      return ok(await listings.chosen([...new Set(ids)], paging, narrowing, view))
    }
    if (categoryId === undefined && slug === undefined) return ok(await listings.all(paging, narrowing, view))
    return listings.category({ categoryId, slug }, paging, narrowing, view)
  },

  'GET /products/v2/products': ({ query }, view) => products.bySlug(query.slug, view),

  'GET /products/v2/products/{productId}/details': ({ path }, view) => products.details(path.productId, view),

  'GET /products/v2/products/{productId}/inventory': ({ path }) => products.inventory(path.productId),

  'GET /products/v2/search/productSearch': async ({ query }, view) =>
    ok(await listings.search(query.q, pagingOf(query), narrowingOf(query), view)),

  'GET /products/v2/search/autoSuggest': async ({ query }, view) => ok(await listings.suggest(query.q, view)),
})
