import { siteForLanguages, siteOf, type Site } from '#src/contract/sites.ts'
import type { Exchange } from './exchange.ts'

/** The site a page is of: its address names it, else the one that suits the visitor's languages. */
export const siteOfPage = ({ url, request }: Exchange): Site =>
  siteOf(url.pathname.split('/')[1]) ?? siteForLanguages(request.headers.get('accept-language'))
