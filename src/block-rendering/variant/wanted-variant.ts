import type { Decisions } from '#src/contract/personalization/decision.ts'
import type { SelectionReport } from '#src/personalization/selected-page.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'
import { baselinesVariant } from '#src/rules/preview/test-context.ts'

/** What a wrapper should show by now; undefined when it may stay as it is. What an editor chose always stays. */
export const wantedVariant = (
  { by, selected, segments, experienceId }: SelectionReport,
  holds: (segment: SegmentId) => boolean,
  decisions: Decisions,
): string | undefined => {
  if (by === 'test') return undefined
  const decision = experienceId === undefined ? undefined : decisions.get(experienceId)
  if (!segments && decision?.state !== 'decided') return undefined
  const wanted = (segments ? segments.find(holds) : decision?.variantId) ?? baselinesVariant
  return wanted === selected ? undefined : wanted
}
