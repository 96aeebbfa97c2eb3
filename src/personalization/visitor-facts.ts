import type { Decision } from '#src/contract/personalization/decision.ts'
import { isSegmentId, segmentHolds } from '#src/rules/personalization/segment.ts'
import type { VisitorContext } from './visitor-context.ts'

const experiencePrefix = 'experience/'

const decisionText = ({ state, variantId }: Decision): string =>
  variantId === undefined ? state : `${state}/${variantId}`

/**
 * What is so of a visitor for each thing a page may vary on: `true` or `false` for a segment, the decision for an
 * `experience/{id}`.
 */
export const visitorFacts = async (
  variesOn: Iterable<string>,
  { visitor, decide }: Pick<VisitorContext, 'visitor' | 'decide'>,
): Promise<Map<string, string>> => {
  const names = [...variesOn]
  const facts = new Map<string, string>()
  for (const name of names) if (isSegmentId(name)) facts.set(name, String(segmentHolds(name, visitor)))
  const experiences = names.filter((name) => name.startsWith(experiencePrefix))
  if (experiences.length === 0) return facts
  const decisions = await decide(experiences.map((name) => name.slice(experiencePrefix.length)))
  for (const name of experiences)
    facts.set(name, decisionText(decisions.get(name.slice(experiencePrefix.length)) ?? { state: 'failed' }))
  return facts
}
