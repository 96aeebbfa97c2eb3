import { sites } from '#src/contract/sites.ts'

const everywhere = sites.map(({ locale }) => locale)

/**
 * A page's path by locale, for hreflang and the site selector.
 * @param path the page's path in any site, `/en-us/p/boot-1`
 * @param locales the sites that have the page
 */
export const alternatesOf = (path: string, locales: readonly string[] = everywhere): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, path.replace(/^\/[^/?#]+/, `/${locale}`)]))
