import type { Decisions } from '#src/contract/decision.ts'
import type { PickReport } from '#src/rendering/picked.ts'
import type { SegmentId } from '#src/rules/segment.ts'
import { baselinesVariant } from '#src/rules/test-context.ts'

/** What a wrapper should show by now; undefined when it may stay as it is. What an editor chose always stays. */
export const wantedPick = (
  { by, picked, segments, experienceId }: PickReport,
  holds: (segment: SegmentId) => boolean,
  decisions: Decisions,
): string | undefined => {
  if (by === 'test') return undefined
  const decision = experienceId === undefined ? undefined : decisions.get(experienceId)
  if (!segments && decision?.state !== 'decided') return undefined
  const wanted = (segments ? segments.find(holds) : decision?.variantId) ?? baselinesVariant
  return wanted === picked ? undefined : wanted
}
