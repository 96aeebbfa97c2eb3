import { createCanvasHttp } from '#content-adapters/canvas-http/canvas-http.ts'
import { randomId } from '#src/base/ids.ts'
import type { ContentResponse, ContentRequest } from '#src/canvas/adapters/content-adapter.ts'
import { usesOf } from '#src/canvas/entries/content-uses.ts'
import { entryFacts } from '#src/canvas/entries/entry-facts.ts'
import { sites, type Site } from '#src/contract/sites.ts'
import { isShopPath } from '#src/rules/navigation/shop-path.ts'
import type { FoundEntry } from './found-entry.ts'

/** Most entries of one site that are looked at. */
const maxEntries = 2000

type WantedEntry = { name: string; slug?: string; fragmentId?: string; ask: () => ContentResponse }

/** What an answer mentions: pages that links lead to, and fragments. */
const mentioned = (page: Parameters<typeof entryFacts>[0]): { slugs: string[]; fragmentIds: string[] } => ({
  slugs: [...usesOf(page).links.keys()].flatMap((link) =>
    link === '/' || isShopPath(link) ? [] : link.slice(1),
  ),
  fragmentIds: [...entryFacts(page).fragmentIds],
})

/** The entries of one site that can be reached from home page, menu, footer and pop-ups. */
const entriesOf = async (
  origin: string,
  accessKey: string | undefined,
  { locale }: Site,
): Promise<FoundEntry[]> => {
  const content = createCanvasHttp({
    origin,
    accessKey,
    newId: randomId,
    log: () => undefined,
    fetch,
    fetchPicture: fetch,
  })
  const mode = accessKey === undefined ? 'publish' : 'preview'
  const request: ContentRequest = { siteId: locale, mode, instant: new Date().toISOString() }
  const pageOf = (slug: string): WantedEntry => ({
    name: `page/${slug}`,
    slug,
    ask: () => content.page(slug, request),
  })
  const fragmentOf = (fragmentId: string): WantedEntry => ({
    name: `fragment/${fragmentId}`,
    fragmentId,
    ask: () => content.fragment(fragmentId, request),
  })
  const wanted = new Map<string, WantedEntry>()
  const add = (...all: WantedEntry[]): void => {
    for (const one of all) if (wanted.size < maxEntries && !wanted.has(one.name)) wanted.set(one.name, one)
  }
  add(
    { name: 'menu', ask: () => content.menu(request) },
    { name: 'footer', ask: () => content.footer(request) },
  )
  add({ name: 'popups', ask: () => content.popups(request) }, pageOf('home'))
  const found: FoundEntry[] = []
  for (const { name, slug, fragmentId, ask } of wanted.values()) {
    const known = {
      ...{ place: `${locale}/${name}`, group: locale },
      ...(slug === undefined ? {} : { slug }),
      ...(fragmentId === undefined ? {} : { fragmentId }),
    }
    const read = await ask()
    if (read.ok) {
      found.push({ ...known, raw: read.value })
      const { slugs, fragmentIds } = mentioned(read.value)
      add(...slugs.map(pageOf), ...fragmentIds.map(fragmentOf))
    } else if (read.error.kind !== 'notFound' || slug === 'home') {
      // What is mentioned in vain is reported where it is mentioned.
      found.push({ ...known, unreadable: read.error.reason })
    }
  }
  return found
}

/**
 * The entries of a content service that can be reached, of every site. Who sends the service's key gets what is to come
 * in them too.
 */
export const remoteEntries = async (origin: string, accessKey?: string): Promise<FoundEntry[]> =>
  (await Promise.all(sites.map((site) => entriesOf(origin, accessKey, site)))).flat()
