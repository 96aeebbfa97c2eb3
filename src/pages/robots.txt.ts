import type { APIRoute } from 'astro'
import { sites } from '#src/contract/sites.ts'
import { staffPath } from '#src/contract/staff-path.ts'

const closed = ['cart', 'checkout', 'account', 'search']
/** What may follow a closed path: nothing, a query or what is within it, but not `-hub` (RFC 9309, section 2.2.3). */
const ends = ['$', '?', '/']

/** Tells crawlers what is not for them, and where the sitemap is. */
export const GET: APIRoute = ({ url }) => {
  const lines = [
    'User-agent: *',
    ...sites.flatMap(({ locale }) =>
      closed.flatMap((path) => ends.map((end) => `Disallow: /${locale}/${path}${end}`)),
    ),
    ...ends.map((end) => `Disallow: ${staffPath}${end}`),
    'Allow: /',
    '',
    `Sitemap: ${url.origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
