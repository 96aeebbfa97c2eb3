import { createSizedCache } from '#src/cache/cache.ts'
import { cachePolicies } from '#src/cache/cache-policies.ts'
import { brandName } from '#src/contract/brand.ts'
import { merchantFeed } from './merchant-feed.ts'
import { heldAtEnd, streamText } from './stream-text.ts'

const contentType = 'application/xml; charset=utf-8'
const { lifeMs } = cachePolicies['product feeds']
/** Longest feed that is held, in bytes; longer ones are made anew for each reader. */
const maxHeld = 8 * 1024 * 1024

/** A feed, and until when it is good, in milliseconds since 1970. */
type HeldFeed = { pieces: readonly Uint8Array[]; until: number }

const held = createSizedCache<HeldFeed>('product feeds', ({ pieces }) =>
  pieces.reduce((bytes, { length }) => bytes + length, 0),
)

type FeedRequest = { locals: Pick<App.Locals, 'call' | 'pictures' | 'site' | 'preview'>; url: URL }

/** Sends what a site sells in Google's format. */
export const sendMerchantFeed = async ({ locals, url }: FeedRequest): Promise<Response> => {
  const { call, pictures, site, preview } = locals
  const { origin } = url
  const key = `${origin} ${site.locale}`
  const known = preview ? undefined : held.get(key)
  if (known) {
    const left = Math.max(0, Math.ceil((known.until - Date.now()) / 1000))
    return streamText(known.pieces.values(), contentType, left)
  }
  const until = Date.now() + lifeMs
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
    heldAtEnd(pieces, maxHeld, (whole) => {
      // What an editor previews is for nobody else.
      if (!preview) held.set(key, { pieces: whole, until })
    }),
    contentType,
    lifeMs / 1000,
  )
}
