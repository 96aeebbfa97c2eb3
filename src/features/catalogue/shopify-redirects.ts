import type { APIContext } from 'astro'
import { movedByLanguage, movedTo } from '#src/features/shop-frame/outcome.ts'

type Place = Pick<APIContext, 'locals' | 'params' | 'url'>

/** Seconds after which it is worth asking again. */
const retryAfter = '10'

/** What a call that found nothing makes of the address; the page for what is missing is shown in place of an empty 404. */
const notFound = (status = 404): Response =>
  status < 500
    ? new Response(null, { status: 404 })
    : new Response(null, { status: 503, headers: { 'retry-after': retryAfter } })

/** Leads to a path of this shop with the query that came along. */
const lead = ({ params }: Place, path: string, query: URLSearchParams): Response => {
  const to = `${path}${query.size > 0 ? `?${query}` : ''}`
  return params['locale'] === undefined ? movedByLanguage(to) : movedTo(to)
}

/**
 * Leads a product's address of a Shopify shop, `/products/{handle}`, to the product whose slug is the handle. `variant`
 * stays where it names one of the product's variants by id or UPC.
 */
export const leadToProduct = async (place: Place): Promise<Response> => {
  const slug = place.params['handle']?.toLowerCase() ?? ''
  const found = await place.locals.call('GET /products/v2/products', { query: { slug } })
  if (!found.ok) return notFound(found.error.status)
  const query = new URLSearchParams(place.url.search)
  const wanted = query.get('variant')
  const variant = found.value.variants.find(({ id, upc }) => id === wanted || upc === wanted)
  if (variant) query.set('variant', variant.upc)
  else query.delete('variant')
  return lead(place, found.value.url, query)
}

/** Leads a collection's address of a Shopify shop, `/collections/{handle}`, to the category whose slug is the handle. */
export const leadToListing = async (place: Place): Promise<Response> => {
  const slug = place.params['handle']?.toLowerCase() ?? ''
  const found = await place.locals.call('GET /products/v2/catalog', { query: { slug, pageSize: 1 } })
  if (!found.ok) return notFound(found.error.status)
  if (!found.value.category) return notFound()
  return lead(place, found.value.category.url, new URLSearchParams(place.url.search))
}

/** Leads the cart's address of a Shopify shop, `/cart`, to the cart of the visitor's site. */
export const leadToCart = (place: Place): Response =>
  lead(place, `/${place.locals.site.locale}/cart`, new URLSearchParams(place.url.search))
