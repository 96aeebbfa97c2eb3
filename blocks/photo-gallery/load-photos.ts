import type { Photo } from '#src/contract/photos/photo.ts'
import { productIdOfPath } from '#src/rules/navigation/shop-path.ts'
import type { PhotoGalleryProps } from './block.ts'

type RequestContext = Pick<App.Locals, 'call' | 'log'>
type Wanted = Pick<PhotoGalleryProps, 'streamId' | 'customerId' | 'category' | 'limit'>

/** The gallery tag of a product page: the master id. Without an answer the gallery shows photos of any product. */
const tagOf = async (pathname: string, { call, log }: RequestContext): Promise<string | undefined> => {
  const productId = productIdOfPath(pathname)
  if (productId === undefined) return undefined
  const details = await call('GET /products/v2/products/{productId}/details', { path: { productId } })
  if (details.ok) return details.value.masterId
  log.warn({ productId, reason: details.error.message }, 'photo gallery has no tag')
  return undefined
}

const ask = async (
  { streamId, customerId, category, limit }: Wanted,
  pathname: string,
  context: RequestContext,
) => {
  const { call } = context
  if (streamId !== undefined)
    return call('GET /api/photos/v1/streams/{streamId}/media/recent', {
      path: { streamId },
      query: { limit },
    })
  if (customerId !== undefined)
    return call('GET /api/photos/v1/customers/{customerId}/media/recent', {
      path: { customerId },
      query: { limit },
    })
  if (category !== undefined)
    return call('GET /api/photos/v1/categories/media/recent', { query: { category, limit } })
  const tag = await tagOf(pathname, context)
  return call('GET /api/photos/v1/streams/media/recent', {
    query: tag === undefined ? { limit } : { tag, limit },
  })
}

/** The photos a gallery shows on a page; none, with a line in the log, when the photo service does not answer. */
export const loadPhotos = async (
  { streamId, customerId, category, limit }: Wanted,
  pathname: string,
  context: RequestContext,
): Promise<readonly Photo[]> => {
  const wanted = { streamId, customerId, category, limit }
  const answer = await ask(wanted, pathname, context)
  if (answer.ok) return answer.value.media
  context.log.error({ ...wanted, reason: answer.error.message }, 'photos missing')
  return []
}
