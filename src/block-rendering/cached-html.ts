type Visit = Pick<App.Locals, 'href' | 'site'>

const kept = new WeakMap<object, Map<string, string>>()

/** Visits whose links carry parameters of their own are rendered each by itself. */
const isPlain = ({ href, site }: Visit): boolean => href('/') === `/${site.locale}`

/**
 * The HTML that was last made of `source` for this site. A source is an object that lives as long as what it says stays
 * true, such as a resolved block; what is kept of it lives no longer. `as` tells several ways of showing it apart.
 */
export const keptHtml = (source: object, visit: Visit, as = ''): string | undefined =>
  isPlain(visit) ? kept.get(source)?.get(`${visit.site.locale} ${as}`) : undefined

/** Keeps HTML that follows from its source, the site and `as` alone. */
export const keepHtml = (source: object, visit: Visit, html: string, as = ''): void => {
  if (!isPlain(visit)) return
  const ways = kept.get(source) ?? new Map<string, string>()
  ways.set(`${visit.site.locale} ${as}`, html)
  kept.set(source, ways)
}
