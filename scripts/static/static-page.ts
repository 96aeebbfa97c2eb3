import { createHash } from 'node:crypto'
import type { ListedEntry } from '#src/canvas/adapters/content-adapter.ts'
import { usesOf } from '#src/canvas/entries/content-uses.ts'
import { isPlacedPage } from '#src/rules/content/placed-page.ts'
import { isShopPath } from '#src/rules/navigation/shop-path.ts'

/** A page that is written as a file. `path` is that of its address, `input` a fingerprint of all it is made of, '' where that is not known. */
export type StaticPage = { path: string; file: string; input: string }

export const fingerprint = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)

const pageOf = (locale: string, slug: string, input: string): StaticPage =>
  slug === 'home'
    ? { path: `/${locale}`, file: `${locale}/index.html`, input }
    : { path: `/${locale}/${slug}`, file: `${locale}/${slug}/index.html`, input }

/** What pages are made of besides their own entry. */
export type Around = {
  /** Fingerprint of what all pages share. */
  shared: string
  /** Types of blocks that show nothing but what their entry says. */
  contentBlocks: ReadonlySet<string>
  /** Fingerprint of what other blocks may show besides content; asked for once it is needed. */
  catalogue: () => Promise<string>
}

const isPage = ({ kind, name }: ListedEntry): boolean =>
  kind === 'page' && !isShopPath(`/${name}`) && (name === 'home' || !isPlacedPage(name))

/** The canvas pages of a site, without a fingerprint: they are rendered by each build. */
export const pagesRenderedAnew = (locale: string, entries: readonly ListedEntry[]): StaticPage[] =>
  entries.filter(isPage).map(({ name }) => pageOf(locale, name, ''))

/** The canvas pages of a site. Menu, footer and the like may be part of each; some blocks show other pages, or products. */
export const staticPages = async (
  locale: string,
  entries: readonly ListedEntry[],
  { shared, contentBlocks, catalogue }: Around,
): Promise<StaticPage[]> => {
  const frame = fingerprint(
    shared,
    entries.filter(({ kind }) => kind !== 'page' && kind !== 'category' && kind !== 'product'),
  )
  const everything = fingerprint(entries)
  const needsMore = (page: unknown): boolean =>
    [...usesOf(page).blocks.keys()].some((type) => !contentBlocks.has(type))
  return Promise.all(
    entries.filter(isPage).map(async ({ name, page }) => {
      const more = needsMore(page) ? [everything, await catalogue()] : []
      return pageOf(locale, name, fingerprint(frame, page, more))
    }),
  )
}
