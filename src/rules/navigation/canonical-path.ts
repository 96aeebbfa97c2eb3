import { siteOf } from '#src/contract/sites.ts'

/** An escape in the one form that all others stand for: characters that need none as themselves (RFC 3986, section 6.2.2). */
const canonicalEscape = (escape: string): string => {
  const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase()
}

/**
 * The form of a path that all others lead to: one slash between folders and none at the end, the locale in lower case, no
 * escape of what needs none. The root stays `/`.
 */
export const canonicalPath = (pathname: string): string => {
  const folders = pathname
    .replaceAll(/%[0-9a-f]{2}/gi, canonicalEscape)
    .split('/')
    .filter((folder) => folder !== '')
  const locale = folders[0]?.toLowerCase()
  if (siteOf(locale)) folders[0] = locale ?? ''
  return `/${folders.join('/')}`
}

/**
 * Path and query of the canonical address of what `url` shows, or undefined when `url` is it. Its query stays.
 * @param path the path that stands for it
 * @param page a page number that the path of `url` carries; it becomes a parameter
 */
export const canonicalUrl = (url: URL, path: string, page?: number): string | undefined => {
  const canonical = new URL(path, url)
  canonical.search = url.search
  if (page !== undefined && page > 1) canonical.searchParams.set('page', String(page))
  return canonical.pathname === url.pathname ? undefined : canonical.pathname + canonical.search
}
