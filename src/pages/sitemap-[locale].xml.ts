import type { APIRoute } from 'astro'
import { xmlText } from '#src/base/xml.ts'
import { siteOf, sites, type Site } from '#src/contract/sites.ts'
import { reachablePages } from '#src/features/content/reachable-pages.ts'

/** One address, with its twins in the sites that have it too. `path` is without locale. */
const entry = (origin: string, locale: string, path: string, twinSites: readonly Site[]): string => {
  const twins = twinSites.map(
    ({ locale: twin, language, country }) =>
      `<xhtml:link rel="alternate" hreflang="${language}-${country}" href="${xmlText(`${origin}/${twin}${path}`)}"/>`,
  )
  return `<url><loc>${xmlText(`${origin}/${locale}${path}`)}</loc>${twins.join('')}</url>`
}

/** Every page of a shop front that search engines should know. */
export const GET: APIRoute = async ({ params, url, locals }) => {
  // The address names a site that there is: `src/middleware.ts` refuses others.
  const site = siteOf(params['locale']) ?? locals.site
  const catalogue = await locals.call('GET /fapi/sitemap', {})
  const stores = await locals.call('GET /fapi/stores', {})
  const pages = await reachablePages({ ...locals, site })
  if (!catalogue.ok || !stores.ok || !pages)
    return new Response('The sitemap cannot be made now.', {
      status: 503,
      headers: { 'retry-after': '60', 'cache-control': 'no-store' },
    })
  const storePaths = ['/stores', ...stores.value.stores.map(({ slug }) => `/stores/${slug}`)]
  const entries = [
    ...[...pages, ...storePaths].map((path) => entry(url.origin, site.locale, path, sites)),
    // Not every site sells every product: their pages name those that do.
    ...catalogue.value.paths.map((path) => entry(url.origin, site.locale, path, [])),
  ]
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
