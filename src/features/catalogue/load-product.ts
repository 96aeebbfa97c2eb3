import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { loadContent } from '#src/features/content/load-content.ts'
import { failureOf, type Outcome } from '#src/features/shop-frame/outcome.ts'
import { addressOfProduct } from '#src/rules/catalogue/product-parameters.ts'
import { canonicalUrl } from '#src/rules/navigation/canonical-path.ts'

/** A product, the editors' words on it, and its most helpful reviews; these are missing where they cannot be read now. */
export type ProductView = {
  product: Product
  content: ResolvedPage | undefined
  reviews: CallOutput<'GET /products/v1/products/{productId}/reviews'> | undefined
}

/** How many reviews a product page shows. */
const shownReviews = 4

/** Finds a product by its id; an address other than the product's own, or one that names what the product has not, has moved. */
export const loadProduct = async (
  locals: App.Locals,
  url: URL,
  productId: string | undefined,
): Promise<Outcome<ProductView>> => {
  if (productId === undefined) return failureOf(404)
  const [answer, content, reviews] = await Promise.all([
    locals.call('GET /products/v2/products/{productId}/details', { path: { productId } }),
    loadContent(locals, { kind: 'product', productId }),
    locals.call('GET /products/v1/products/{productId}/reviews', {
      path: { productId },
      query: { pageSize: shownReviews },
    }),
  ])
  if (!answer.ok) return failureOf(answer.error.status)
  const to = canonicalUrl(url, answer.value.url) ?? addressOfProduct(url, answer.value)
  if (to !== undefined) return { kind: 'moved', to }
  locals.changes.note(answer.value)
  const view = { product: answer.value, content, reviews: reviews.ok ? reviews.value : undefined }
  return { kind: 'found', view }
}
