import type { ResolvedItem } from '#src/canvas/pages/resolved-page.ts'
import type { Decision } from '#src/contract/personalization/decision.ts'
import { baselinesVariant, type TestContext } from '#src/rules/preview/test-context.ts'
import {
  isSegmentation,
  type ExperienceProps,
  type SegmentationProps,
  type Wrapper,
} from './selected-page.ts'
import type { SelectionContext } from './select-page.ts'

/** What a wrapper shows to one visitor, and why. */
export type Choice = {
  selected: string
  by: 'facts' | 'test' | Decision['state']
  items: readonly ResolvedItem[]
}

/** Notes what the page varies on; experiences without a decision are reported as such. */
export type Recorder = { variesOn: Set<string>; undecided: Set<string> }

type Alternative = { id: string; items: readonly ResolvedItem[] }

/** Everything a wrapper can show besides its baselines. */
export const alternativesOf = (wrapper: Wrapper): Alternative[] =>
  isSegmentation(wrapper)
    ? wrapper.props.segments.map(({ id, targets }) => ({ id, items: targets }))
    : wrapper.props.variants.map(({ variantId, targets }) => ({ id: variantId, items: targets }))

const testChoice = (wrapper: Wrapper, { variants, of }: TestContext): Choice | undefined => {
  const named = isSegmentation(wrapper) ? undefined : of.get(wrapper.props.experienceId)
  const wanted = named === undefined ? variants : [named]
  const found = alternativesOf(wrapper).find(({ id }) => wanted.includes(id))
  if (found) return { selected: found.id, by: 'test', items: found.items }
  const baselines = wanted.includes(baselinesVariant)
  return baselines ? { selected: baselinesVariant, by: 'test', items: wrapper.props.baselines } : undefined
}

const segmentChoice = (
  { segments, baselines }: SegmentationProps,
  { holds }: SelectionContext,
  { variesOn }: Recorder,
): Choice => {
  for (const { id, targets } of segments) {
    variesOn.add(id)
    if (holds(id)) return { selected: id, by: 'facts', items: targets }
  }
  return { selected: baselinesVariant, by: 'facts', items: baselines }
}

const experienceChoice = (
  { experienceId, variants, baselines }: ExperienceProps,
  { decisions }: SelectionContext,
  { variesOn, undecided }: Recorder,
): Choice => {
  variesOn.add(`experience/${experienceId}`)
  const decision = decisions.get(experienceId)
  if (!decision) undecided.add(experienceId)
  const { state, variantId }: Decision = decision ?? { state: 'unknown' }
  if (variantId === undefined) return { selected: baselinesVariant, by: state, items: baselines }
  const variant = variants.find((one) => one.variantId === variantId)
  // The engine knows a variant that the editors do not: what shows instead is no part of the experiment.
  if (!variant) return { selected: baselinesVariant, by: 'excluded', items: baselines }
  return { selected: variantId, by: state, items: variant.targets }
}

/**
 * What a wrapper shows: the test context's wish, else the first segment that holds or the decided variant, else the
 * baselines (specification, account and content, section 4).
 */
export const chooseOf = (wrapper: Wrapper, context: SelectionContext, recorder: Recorder): Choice => {
  const tested = context.test && testChoice(wrapper, context.test)
  if (tested) return tested
  return isSegmentation(wrapper)
    ? segmentChoice(wrapper.props, context, recorder)
    : experienceChoice(wrapper.props, context, recorder)
}
