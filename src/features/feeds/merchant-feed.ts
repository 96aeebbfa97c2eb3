import { xmlText } from '#src/base/xml.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Result } from '#src/base/result.ts'
import { merchantItems, type MerchantShop } from './merchant-item.ts'

type Page = CallOutput<'GET /fapi/products'>

export type MerchantFeed = MerchantShop & {
  /** What the shop is called. */
  title: string
  /** Path of the site, `/en-us`. */
  home: string
  /** The products after an id, or the first. */
  pageAfter: (after?: string) => Promise<Result<Page, ClientError>>
}

/**
 * All that a site sells as a Google Merchant feed, in pieces of one page of products, so that no more than a page is in memory.
 * The first page is read before; throws where a later one cannot be had, since a feed that lacks products tells that they are gone.
 */
export async function* merchantFeed(first: Page, feed: MerchantFeed): AsyncGenerator<string, void> {
  const { title, origin, home } = feed
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xmlText(title)}</title><link>${xmlText(origin + home)}</link><description>${xmlText(title)}</description>\n`
  for (let page = first; ;) {
    yield page.products.map((product) => merchantItems(product, feed)).join('')
    if (page.next === undefined) break
    const next = await feed.pageAfter(page.next)
    if (!next.ok) throw new Error(`The products after ${page.next} cannot be had: ${next.error.message}`)
    page = next.value
  }
  yield '</channel></rss>\n'
}
