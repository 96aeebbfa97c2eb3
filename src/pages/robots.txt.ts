import type { APIRoute } from 'astro'
import { sites } from '#src/contract/sites.ts'

const closed = ['cart', 'checkout', 'account', 'search']

/** Tells crawlers what is not for them, and where the sitemap is. */
export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    ...sites.flatMap(({ locale }) => closed.map((path) => `Disallow: /${locale}/${path}`)),
    'Allow: /',
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
