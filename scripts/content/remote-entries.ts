import { createCanvasHttp } from '#content-adapters/canvas-http/canvas-http.ts'
import { randomId } from '#src/base/ids.ts'
import type { ContentAnswer, ContentRequest } from '#src/canvas/content-adapter.ts'
import { usesOf } from '#src/canvas/content-uses.ts'
import { sites } from '#src/contract/sites.ts'
import { isShopPath } from '#src/rules/shop-path.ts'
import type { FoundEntry } from './found-entry.ts'

/** Most pages of one site that are looked at. */
const mostPages = 2000

/** The entries of a content service that can be reached by links from home page, menu and footer, of every site. */
export const remoteEntries = async (origin: string): Promise<FoundEntry[]> => {
  const content = createCanvasHttp({ origin, newId: randomId, log: () => undefined })
  const found: FoundEntry[] = []
  for (const { locale } of sites) {
    const request: ContentRequest = { siteId: locale, mode: 'publish', instant: new Date().toISOString() }
    const slugs = new Set(['home'])
    const take = async (name: string, answer: ContentAnswer, slug?: string): Promise<void> => {
      const known = { place: `${locale}/${name}`, group: locale, ...(slug === undefined ? {} : { slug }) }
      const read = await answer
      if (!read.ok) {
        // What a link leads to in vain is reported where the link is.
        if (read.error.kind !== 'notFound' || slug === 'home')
          found.push({ ...known, unreadable: read.error.reason })
        return
      }
      found.push({ ...known, raw: read.value })
      for (const link of usesOf(read.value).links.keys())
        if (link !== '/' && !isShopPath(link) && slugs.size < mostPages) slugs.add(link.slice(1))
    }
    await take('menu', content.menu(request))
    await take('footer', content.footer(request))
    for (const slug of slugs) await take(`page/${slug}`, content.page(slug, request), slug)
  }
  return found
}
