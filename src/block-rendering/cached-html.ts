import { createDerivedCache } from '#src/cache/derived-cache.ts'

type RequestContext = Pick<App.Locals, 'href' | 'site'>

const cached = createDerivedCache<object, string>('block HTML')

/** Visits whose links carry parameters of their own are rendered each by itself. */
const isPlain = ({ href, site }: RequestContext): boolean => href('/') === `/${site.locale}`

/**
 * The HTML that was last made of `source` for this site. A source is an object that lives as long as what it says stays
 * true, such as a resolved block; what is cached of it lives no longer. `as` tells several ways of showing it apart.
 */
export const cachedHtml = (source: object, context: RequestContext, as = ''): string | undefined =>
  isPlain(context) ? cached.get(source, `${context.site.locale} ${as}`) : undefined

/** Caches HTML that follows from its source, the site and `as` alone. */
export const cacheHtml = (source: object, context: RequestContext, html: string, as = ''): void => {
  if (isPlain(context)) cached.set(source, html, `${context.site.locale} ${as}`)
}
