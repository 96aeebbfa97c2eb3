import { createDerivedCache } from '#src/cache/derived-cache.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'

const known = createDerivedCache<object, boolean>('page promotions')

const holdsPromotion = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(holdsPromotion)
  return Object.entries(value).some(
    ([key, inner]) => (key === 'promotionTracking' && inner !== undefined) || holdsPromotion(inner),
  )
}

/** Whether a page has a block, however deep, of which analytics is told. Pages are looked through once. */
export const hasPromotion = ({ sections }: ResolvedPage): boolean => {
  const found = known.get(sections) ?? holdsPromotion(sections)
  known.set(sections, found)
  return found
}
