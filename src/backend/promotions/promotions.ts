import type { Ticks } from '#src/cache/cache.ts'
import { promotionsTag } from '#src/contract/cache-tags.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Invalidations } from '#src/backend/platform/invalidations.ts'
import { compilePromotions } from '#src/rules/promotions/compile-promotions.ts'
import type { SitePromotions } from '#src/rules/promotions/site-promotion.ts'
import type { PromotionReads } from './promotion-reads.ts'

/** How old what is known may be while changes are not heard, in milliseconds. */
const maxUnheardAge = 1000

type Known = {
  at: number
  bySite: Map<string, Promise<SitePromotions>>
  stored: ReturnType<PromotionReads['all']>
}

/**
 * The promotions in memory, worked out for each site, until they change.
 * @param now milliseconds that only go up
 */
export const createPromotions = (
  reads: PromotionReads,
  { subscribe, isHearing }: Pick<Invalidations, 'subscribe' | 'isHearing'>,
  now: Ticks = () => performance.now(),
) => {
  let known: Known | undefined
  const forget = (): void => {
    known = undefined
  }
  subscribe({ changed: (tags) => tags.includes(promotionsTag) && forget(), missed: forget })

  const current = (): Known => {
    if (known && (isHearing() || now() - known.at < maxUnheardAge)) return known
    const fresh: Known = { at: now(), bySite: new Map(), stored: reads.all() }
    fresh.stored.catch(() => known === fresh && forget())
    known = fresh
    return fresh
  }

  return {
    /** All promotions as a site runs them. */
    ofSite: (site: Site): Promise<SitePromotions> => {
      const { bySite, stored } = current()
      const compiled = bySite.get(site.locale) ?? stored.then((all) => compilePromotions(all, site))
      bySite.set(site.locale, compiled)
      return compiled
    },
    code: reads.code,
    usesOf: reads.usesOf,
  }
}

/** What other domains may ask of promotions. */
export type PromotionQueries = ReturnType<typeof createPromotions>
