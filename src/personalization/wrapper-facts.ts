import { createDerivedCache } from '#src/cache/derived-cache.ts'
import { eachItem } from '#src/canvas/blocks/nested-items.ts'
import type { ResolvedItem } from '#src/canvas/pages/resolved-page.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'
import { isSegmentId } from '#src/rules/personalization/segment.ts'
import { isExperience, isSegmentation, type VariesOn, type Wrapper } from './selected-page.ts'

/** What follows from a wrapper alone, for any visitor. */
type WrapperFacts = { variesOn: VariesOn; version: string }

const known = createDerivedCache<Wrapper, WrapperFacts>('wrapper facts')

const collectVariesOn = (item: ResolvedItem, segments: Set<SegmentId>, experiences: Set<string>): void => {
  if (item.kind === 'broken') return
  if (isSegmentation(item)) for (const { id } of item.props.segments) if (isSegmentId(id)) segments.add(id)
  if (isExperience(item)) experiences.add(item.props.experienceId)
  eachItem(item.props, (inner) => collectVariesOn(inner, segments, experiences))
}

/** FNV-1a, 32 bits: tells versions of one wrapper apart, no more. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** What a wrapper and the wrappers within it vary on, and a mark of what it holds. Remembered with the resolved page. */
export const factsOfWrapper = (wrapper: Wrapper): WrapperFacts => {
  const earlier = known.get(wrapper)
  if (earlier) return earlier
  const segments = new Set<SegmentId>()
  const experiences = new Set<string>()
  collectVariesOn(wrapper, segments, experiences)
  const facts = {
    variesOn: { segments: [...segments], experiences: [...experiences] },
    version: hashOf(JSON.stringify(wrapper.props)),
  }
  known.set(wrapper, facts)
  return facts
}
