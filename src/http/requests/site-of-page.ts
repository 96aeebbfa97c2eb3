import { siteForLanguages, siteOf, sites, type Site } from '#src/contract/sites.ts'
import { isStaffPath } from '#src/contract/staff-path.ts'
import type { Exchange } from '../exchange.ts'

/** Pages of nobody's site, which are shown in the locale that their query names. */
const siteless = /^\/acquirer\//

/** Pages of a site whose addresses begin with no locale. */
const sitemap = /^\/sitemap-([^/.]+)\.xml$/

/**
 * The site a page is of: its address names it, else the one that suits the visitor's languages. Pages of staff are written
 * in the first site's language.
 */
export const siteOfPage = ({ url, request }: Pick<Exchange, 'url' | 'request'>): Site =>
  siteOf(sitemap.exec(url.pathname)?.[1] ?? url.pathname.split('/')[1]) ??
  (isStaffPath(url.pathname) ? sites[0] : undefined) ??
  (siteless.test(url.pathname) ? siteOf(url.searchParams.get('locale') ?? undefined) : undefined) ??
  siteForLanguages(request.headers.get('accept-language'))
