import type { APIContext } from 'astro'
import { blockDefinitions } from '#blocks/definitions.ts'
import {
  contentUsage,
  type ContentUsage,
  type Use,
  type UsePlace,
} from '#src/canvas/entries/content-usage.ts'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'
import {
  isShopPath,
  readDetailPath,
  readListingPath,
  readListingPlaces,
} from '#src/rules/navigation/shop-path.ts'

/** Tells which addresses the shop answers, by those in its sitemap. Pages that parts of it show have none by their name. */
const shopAddresses = (paths: readonly string[]): ((path: string) => boolean | undefined) => {
  const namesOf = (path: string): string[] =>
    path.startsWith('/c/')
      ? readListingPlaces(path.slice(3)).map(({ categoryId, slug }) => categoryId ?? slug)
      : [readDetailPath(path.slice(3))?.productId ?? '']
  const slugs = paths.flatMap((path) =>
    path.startsWith('/c/') ? (readListingPath(path.slice(3))?.slug ?? []) : [],
  )
  const known = new Set([...paths.flatMap(namesOf), ...slugs])
  return (path) => {
    if (/^\/[cp](?:\/|$)/.test(path)) return namesOf(path).some((name) => known.has(name))
    return isShopPath(path) || (isPlacedPage(path.slice(1)) ? false : undefined)
  }
}

/** Whether a reader may see what is used where: it names pages that are not published yet, so only editors do in production. */
export const mayReadUsage = async ({
  locals,
  request,
}: Pick<APIContext, 'locals' | 'request'>): Promise<boolean> =>
  locals.showsProblems || (await locals.editing.isEditor(request))

/** What the site's content uses; undefined when it cannot be listed. */
export const loadUsage = async ({
  call,
  content,
  instant,
  log,
  preview,
  site,
}: App.Locals): Promise<ContentUsage | undefined> => {
  const mode = preview ? 'preview' : 'publish'
  const entries = await content.entries({ siteId: site.locale, mode, instant })
  if (!entries.ok) {
    log.warn({ reason: entries.error.reason }, 'content not listed')
    return undefined
  }
  const sitemap = await call('GET /fapi/sitemap', {})
  if (!sitemap.ok) return undefined
  return contentUsage(entries.value, shopAddresses(sitemap.value.paths))
}

/** Types of the blocks that no entry holds. */
export const unusedBlocks = ({ blocks }: ContentUsage): string[] => {
  const used = new Set(blocks.map(({ name }) => name))
  return [...blockDefinitions.keys()].filter((type) => !used.has(type)).sort()
}

const has = (query: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(query.toLowerCase()))

/** Those whose name has the query in it, whole; of others the entries whose name has it. */
export const searchUses = (uses: readonly Use[], query: string): Use[] =>
  uses.flatMap((use) => {
    const places = has(query, use.name)
      ? use.places
      : use.places.filter(({ kind, name }) => has(query, name, kind))
    return places.length > 0 ? [{ ...use, places }] : []
  })

/** Path, without locale, of a page that shows an entry; undefined for what is part of many. */
export const pathOfPlace = ({ kind, name }: Pick<UsePlace, 'kind' | 'name'>): string | undefined => {
  switch (kind) {
    case 'page':
      return name === 'home' ? '/' : `/${name}`
    case 'category':
      return `/c/${name}`
    case 'product':
      return `/p/${name}`
    default:
      return undefined
  }
}
