type Visit = Pick<App.Locals, 'href' | 'site'>

const kept = new WeakMap<object, Map<string, string>>()

/** Visits whose links carry parameters of their own are rendered each by itself. */
const isPlain = ({ href, site }: Visit): boolean => href('/') === `/${site.locale}`

/**
 * The HTML that was last made of `source` for this site. A source is an object that lives as long as what it says stays
 * true, such as a resolved block; what is kept of it lives no longer.
 */
export const keptHtml = (source: object, visit: Visit): string | undefined =>
  isPlain(visit) ? kept.get(source)?.get(visit.site.locale) : undefined

/** Keeps HTML that follows from its source and the site alone. */
export const keepHtml = (source: object, visit: Visit, html: string): void => {
  if (!isPlain(visit)) return
  const bySite = kept.get(source) ?? new Map<string, string>()
  bySite.set(visit.site.locale, html)
  kept.set(source, bySite)
}
