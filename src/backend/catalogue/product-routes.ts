import { ok } from '#src/base/result.ts'
import type { productCalls } from '#src/contract/catalogue/product-calls.ts'
import type { Listings } from './listings.ts'
import type { Products } from './products.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'

/** Handlers of the catalogue's calls. */
export const productHandlers = (
  products: Products,
  listings: Listings,
): HandlersOf<keyof typeof productCalls> => ({
  'GET /products/v2/catalog': async ({ query: { categoryId, slug, productIds, ...paging } }, view) => {
    if (productIds !== undefined) {
      const ids = productIds.split(',').filter((id) => id !== '')
      return ok(await listings.chosen([...new Set(ids)], paging, view))
    }
    if (categoryId === undefined && slug === undefined) return ok(await listings.all(paging, view))
    return listings.category({ categoryId, slug }, paging, view)
  },

  'GET /products/v2/products': ({ query }, view) => products.bySlug(query.slug, view),

  'GET /products/v2/products/{productId}/details': ({ path }, view) => products.details(path.productId, view),

  'GET /products/v2/products/{productId}/inventory': ({ path }) => products.inventory(path.productId),

  'GET /products/v2/search/productSearch': async ({ query: { q, ...paging } }, view) =>
    ok(await listings.search(q, paging, view)),
})
