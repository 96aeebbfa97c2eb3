import { siteOf, type Site } from '#src/contract/sites.ts'
import { canonicalPath } from '#src/rules/navigation/canonical-path.ts'
import { ownPath } from '#src/rules/navigation/own-path.ts'

const parameter = 'localePath'
const localeShape = /^[a-z]{2}-[a-z]{2}$/i

/** A path's site, when its first folder names one, and the rest of it. */
const splitLocale = (path: string): { site: Site | undefined; rest: string } => {
  const [, first = '', ...rest] = canonicalPath(path).split('/')
  const site = siteOf(first)
  return site
    ? { site, rest: rest.map((folder) => `/${folder}`).join('') }
    : { site, rest: canonicalPath(path) }
}

/**
 * Where the query parameter `localePath` leads: a path of this shop (`/c/women-1000`, shown in the locale of `url` or in
 * `site`), a locale (`fr-ca`, in which the same page is shown), or both (`/fr-ca/c/women-1000`). The rest of the query
 * stays. Undefined when it is not there, leads off this shop or names a locale the shop does not run
 * (specification, shopping, section 2).
 */
export const localePathTarget = (url: URL, site: Site): string | undefined => {
  const wanted = url.searchParams.get(parameter)
  if (wanted === null) return undefined
  const own = ownPath(wanted.startsWith('/') ? wanted : `/${wanted}`)
  if (own === undefined) return undefined
  const target = new URL(own, url)
  const place = splitLocale(target.pathname)
  if (!place.site && localeShape.test(place.rest.split('/')[1] ?? '')) return undefined
  const here = splitLocale(url.pathname)
  const { locale } = place.site ?? here.site ?? site
  const rest = place.site && place.rest === '' ? here.rest : place.rest
  const query = new URLSearchParams(url.search)
  for (const [name, value] of target.searchParams) query.set(name, value)
  query.delete(parameter)
  return `${canonicalPath(`/${locale}${rest}`)}${query.size > 0 ? `?${query}` : ''}${target.hash}`
}
