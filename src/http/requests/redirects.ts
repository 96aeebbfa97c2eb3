import { daySeconds } from '#src/base/day.ts'
import type { Site } from '#src/contract/sites.ts'
import { canonicalPath } from '#src/rules/navigation/canonical-path.ts'
import { localePathTarget } from './locale-path.ts'

/** How long the other forms of an address may be held as such, in seconds. */
const heldForms = daySeconds

/**
 * Where a page request leads before anything is rendered: to what its `localePath` names, else for good to the canonical
 * form of its path. Undefined for requests that stay, and for all that are no mere reading.
 * @param site the site that suits the visitor
 */
export const redirectOf = ({ method }: Request, url: URL, site: Site): Response | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const wanted = localePathTarget(url, site)
  if (wanted !== undefined)
    return new Response(null, {
      status: 302,
      headers: { location: wanted, 'cache-control': 'private, no-cache', vary: 'Accept-Language' },
    })
  const path = canonicalPath(url.pathname)
  if (path === url.pathname) return undefined
  return new Response(null, {
    status: 301,
    headers: { location: path + url.search, 'cache-control': `public, max-age=${heldForms}` },
  })
}
