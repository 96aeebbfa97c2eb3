import type { APIContext } from 'astro'
import { createSizedCache } from '#src/cache/cache.ts'
import { cachePolicies } from '#src/cache/cache-policies.ts'
import { brandName } from '#src/contract/brand.ts'
import { merchantFeed } from './merchant-feed.ts'
import { heldAtEnd, streamText } from './stream-text.ts'

const contentType = 'application/xml; charset=utf-8'
const maxAge = cachePolicies['product feeds'].lifeMs / 1000
/** Longest feed that is held, in bytes; longer ones are made anew for each reader. */
const maxHeld = 8 * 1024 * 1024

const held = createSizedCache<readonly Uint8Array[]>('product feeds', (pieces) =>
  pieces.reduce((bytes, { length }) => bytes + length, 0),
)

/** Sends what a site sells in Google's format. */
export const sendMerchantFeed = async ({ locals, url }: APIContext): Promise<Response> => {
  const { call, pictures, site } = locals
  const { origin } = url
  const key = `${origin} ${site.locale}`
  const known = held.get(key)
  if (known) return streamText(known.values(), contentType, maxAge)
  const pageAfter = (after?: string) =>
    call('GET /fapi/products', { query: after === undefined ? {} : { after } })
  const first = await pageAfter()
  if (!first.ok)
    return new Response('The products cannot be had now.', {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    })
  const pieces = merchantFeed(first.value, {
    title: `${brandName} — ${site.label}`,
    origin,
    home: `/${site.locale}`,
    pictureAt: (publicId) => pictures.at({ publicId, ratio: 1 }, 1200),
    pageAfter,
  })
  return streamText(
    heldAtEnd(pieces, maxHeld, (whole) => held.set(key, whole)),
    contentType,
    maxAge,
  )
}
