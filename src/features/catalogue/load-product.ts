import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { loadContent } from '#src/features/content/load-content.ts'
import { failureOf, type Outcome } from '#src/features/shop-frame/outcome.ts'
import { addressOfProduct } from '#src/rules/catalogue/product-parameters.ts'
import { canonicalUrl } from '#src/rules/navigation/canonical-path.ts'

/** A product and the editors' words on it. */
export type ProductView = { product: Product; content: ResolvedPage | undefined }

/** Finds a product by its id; an address other than the product's own, or one that names what the product has not, has moved. */
export const loadProduct = async (
  locals: App.Locals,
  url: URL,
  productId: string | undefined,
): Promise<Outcome<ProductView>> => {
  if (productId === undefined) return failureOf(404)
  const [answer, content] = await Promise.all([
    locals.call('GET /products/v2/products/{productId}/details', { path: { productId } }),
    loadContent(locals, { kind: 'product', productId }),
  ])
  if (!answer.ok) return failureOf(answer.error.status)
  const to = canonicalUrl(url, answer.value.url) ?? addressOfProduct(url, answer.value)
  if (to !== undefined) return { kind: 'moved', to }
  locals.changes.note(answer.value)
  return { kind: 'found', view: { product: answer.value, content } }
}
