import type { CallOutput } from '#src/contract/calls.ts'
import type { Product } from '#src/contract/catalogue/product.ts'
import { maxReviewPage, reviewSorts, type ReviewSort } from '#src/contract/reviews/review.ts'
import { failureOf, type FoundOrFailed } from '#src/features/shop-frame/outcome.ts'
import { readPageNumber } from '#src/rules/catalogue/pagination.ts'

/** A page of all reviews of a product. */
export type ReviewsView = {
  product: Product
  found: CallOutput<'GET /products/v1/products/{productId}/reviews'>
  sort: ReviewSort
  stars: number | undefined
}

const readStars = (query: URLSearchParams): number | undefined => {
  const stars = query.get('stars') ?? ''
  return /^[1-5]$/.test(stars) ? Number(stars) : undefined
}

/** Finds a page of the reviews of a product by its address: `sort`, `stars` and `page` of its query. */
export const loadProductReviews = async (
  { call }: Pick<App.Locals, 'call'>,
  { searchParams }: URL,
  productId: string,
): Promise<FoundOrFailed<ReviewsView>> => {
  const page = readPageNumber(searchParams.get('page') ?? undefined)
  if (page === undefined || page > maxReviewPage) return failureOf(404)
  const sort = reviewSorts.find((one) => one === searchParams.get('sort')) ?? 'helpful'
  const stars = readStars(searchParams)
  const path = { productId }
  const [product, found] = await Promise.all([
    call('GET /products/v2/products/{productId}/details', { path }),
    call('GET /products/v1/products/{productId}/reviews', {
      path,
      query: { page, sort, ...(stars === undefined ? {} : { stars }) },
    }),
  ])
  if (!product.ok) return failureOf(product.error.status)
  if (!found.ok) return failureOf(found.error.status)
  if (page > found.value.pageCount) return failureOf(404)
  return { kind: 'found', view: { product: product.value, found: found.value, sort, stars } }
}
