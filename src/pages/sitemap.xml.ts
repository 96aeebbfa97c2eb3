import type { APIRoute } from 'astro'
import { sites } from '#src/contract/sites.ts'

/** The index of the sitemaps, one a shop front. */
export const GET: APIRoute = ({ url }) => {
  const maps = sites.map(({ locale }) => `<sitemap><loc>${url.origin}/sitemap-${locale}.xml</loc></sitemap>`)
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('')}</sitemapindex>\n`
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
