import type { Decisions } from '#src/contract/personalization/decision.ts'
import type { SelectionReport } from '#src/personalization/selected-page.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'
import { baselinesVariant } from '#src/rules/preview/test-context.ts'

/**
 * Where a wrapper's variant is found for given answers. It names only what the wrapper and those within it ask, in their
 * order, so that visitors with the same answers share an address.
 * @param keptQuery parameters of the page's own address that links carry on
 */
export const fragmentAddress = (
  locale: string,
  { place, variesOn }: SelectionReport,
  holds: (segment: SegmentId) => boolean,
  decisions: Decisions,
  keptQuery = '',
): string => {
  const query = new URLSearchParams({ at: place.at, v: place.version })
  const held = variesOn.segments.filter(holds)
  const decided = variesOn.experiences.flatMap((id) => {
    const decision = decisions.get(id)
    return decision?.state === 'decided' ? `${id}:${decision.variantId ?? baselinesVariant}` : []
  })
  if (held.length > 0) query.set('is', held.join(','))
  if (decided.length > 0) query.set('x', decided.join(','))
  return `/${locale}/-/variant/${place.source}?${query}${keptQuery && `&${keptQuery}`}`
}

/** The answers of such an address. What it does not name does not hold, or is undecided. */
export const readChoices = (query: URLSearchParams): { held: ReadonlySet<string>; decisions: Decisions } => ({
  held: new Set((query.get('is') ?? '').split(',')),
  decisions: new Map(
    (query.get('x') ?? '').split(',').flatMap((pair) => {
      const [id = '', variantId = ''] = pair.split(':')
      if (id === '' || variantId === '') return []
      const decided = { state: 'decided' as const }
      return [[id, variantId === baselinesVariant ? decided : { ...decided, variantId }]]
    }),
  ),
})
