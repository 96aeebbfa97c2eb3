/** Query parameters kept across navigation (specification, shopping, section 2). */
export const keptParameters = ['siteId', 'cms', 'preview', 'enrollment_marketing_source'] as const

/** Parameters that an editor's preview keeps besides. */
const keptInPreview = ['previewDateTime', 'previewTimeZone', 'p13n_testcontext'] as const

/** Longest value that shoppers keep, in characters: every link of a page repeats it. */
const maxKeptLength = 200

/** The kept parameters of a request's query, as a query string without `?`, empty when there are none. */
export const keptQueryOf = (search: URLSearchParams, inPreview = false): string => {
  const query = new URLSearchParams()
  for (const name of inPreview ? [...keptParameters, ...keptInPreview] : keptParameters) {
    const value = search.get(name)
    if (value !== null && (inPreview || value.length <= maxKeptLength)) query.set(name, value)
  }
  return query.toString()
}

const withQuery = (href: string, query: string): string => {
  if (query === '') return href
  const [beforeHash = '', hash] = href.split('#')
  return `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`
}

/**
 * Where a link of content leads for this visitor: paths get the site's locale unless they carry one, and the kept
 * query parameters; addresses of other hosts, anchors, mail and phone links stay as they are.
 */
export const siteHref = (href: string, locale: string, keptQuery = ''): string => {
  if (!href.startsWith('/') || href.startsWith('//')) return href
  const localised = /^\/[a-z]{2}-[a-z]{2}(?:[/?#]|$)/.test(href)
    ? href
    : `/${locale}${href === '/' ? '' : href}`
  return withQuery(localised, keptQuery)
}
