import { createHash } from 'node:crypto'
import type { ContentEntry } from '#src/canvas/content-entry.ts'
import { isShopPath } from '#src/rules/shop-path.ts'

/** A page that is written as a file. `path` is that of its address, `input` a fingerprint of all it is made of. */
export type StaticPage = { path: string; file: string; input: string }

/** Written where a file server looks for it, or of no use without a server that fails. */
const unlisted = /^error-\dxx$/

export const fingerprint = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)

const pageOf = (locale: string, slug: string, input: string): StaticPage =>
  slug === 'home'
    ? { path: `/${locale}`, file: `${locale}/index.html`, input }
    : { path: `/${locale}/${slug}`, file: `${locale}/${slug}/index.html`, input }

/**
 * The canvas pages of a site. Whatever is no page, such as menu and fragments, may be part of each, and so may `shared`,
 * what else all pages are made of.
 */
export const staticPages = (
  locale: string,
  entries: readonly ContentEntry[],
  shared: string,
): StaticPage[] => {
  const around = fingerprint(
    shared,
    entries.filter(({ kind }) => kind !== 'page' && kind !== 'category' && kind !== 'product'),
  )
  return entries
    .filter(({ kind, name }) => kind === 'page' && !isShopPath(`/${name}`) && !unlisted.test(name))
    .map(({ name, page }) => pageOf(locale, name, fingerprint(around, page)))
}
