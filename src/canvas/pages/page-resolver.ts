import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { resolvePage, type BlockDefinitions } from './resolve-page.ts'
import type { ResolvedPage } from './resolved-page.ts'

/** Gives a page as it is at an ISO instant. */
export type PageResolver = (page: CanvasPage, instant: string) => ResolvedPage

const holdsAt = ({ since, until }: ResolvedPage, now: number): boolean =>
  (since === undefined || Date.parse(since) <= now) && (until === undefined || now < Date.parse(until))

/**
 * A `resolvePage` that remembers. Adapters hand out one object per version of a page, so its last resolution serves every
 * request until an entry's schedule changes what shows; checking and sanitising is then paid once, not per request.
 */
export const createPageResolver = (definitions: BlockDefinitions): PageResolver => {
  const resolutions = createDerivedCache<CanvasPage, ResolvedPage>('resolved pages')
  return (page, instant) => {
    const known = resolutions.get(page)
    if (known && holdsAt(known, Date.parse(instant))) return known
    const resolved = resolvePage(page, definitions, instant)
    resolutions.set(page, resolved)
    return resolved
  }
}
