import { siteForLanguages, siteOf, type Site } from '#src/contract/sites.ts'
import type { Exchange } from './exchange.ts'

/** Pages of nobody's site, which are shown in the locale that their query names. */
const siteless = /^\/acquirer\//

/** The site a page is of: its address names it, else the one that suits the visitor's languages. */
export const siteOfPage = ({ url, request }: Exchange): Site =>
  siteOf(url.pathname.split('/')[1]) ??
  (siteless.test(url.pathname) ? siteOf(url.searchParams.get('locale') ?? undefined) : undefined) ??
  siteForLanguages(request.headers.get('accept-language'))
