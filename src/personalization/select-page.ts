import { deepFreeze } from '#src/base/deep-freeze.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'
import { eachItem, mapItems } from '#src/canvas/blocks/nested-items.ts'
import type { ResolvedItem, ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { Decisions } from '#src/contract/personalization/decision.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'
import { baselinesVariant, type TestContext } from '#src/rules/preview/test-context.ts'
import { alternativesOf, chooseOf, type Choice, type Recorder } from './select-wrapper.ts'
import {
  hasWrapper,
  isSegmentation,
  isWrapper,
  type Selection,
  type SelectionReport,
  type Wrapper,
} from './selected-page.ts'
import { factsOfWrapper } from './wrapper-facts.ts'

/** What content is chosen by. */
export type SelectionContext = {
  /** Which content it is, such as `page/home` or `menu`. */
  source: string
  holds: (segment: SegmentId) => boolean
  decisions: Decisions
  /** What an editor wants to see; wins over everything. */
  test?: TestContext | undefined
  /** Keeps all alternatives, for pages that are written once for everyone. */
  isStatic?: boolean
}

/** A page as one visitor gets it. */
export type SelectedPage = {
  page: ResolvedPage
  /** Segments, and experiences as `experience/{id}`, whose answers led to this page: another answer, another page. */
  variesOn: readonly string[]
  /** Experiences that were met without a decision: decide them and select again. */
  undecided: readonly string[]
}

type Selecting = Recorder & { context: SelectionContext; choices: string[] }

const reportOf = (wrapper: Wrapper, { selected, by }: Choice, source: string): SelectionReport => {
  const { variesOn, version } = factsOfWrapper(wrapper)
  const report = { place: { source, at: wrapper.path, version }, selected, by, variesOn }
  if (isSegmentation(wrapper)) return { ...report, segments: wrapper.props.segments.map(({ id }) => id) }
  const { experienceId, trackingEvent } = wrapper.props
  return { ...report, experienceId, ...(trackingEvent === undefined ? {} : { trackingEvent }) }
}

const selectItems = (selecting: Selecting, items: readonly ResolvedItem[]): ResolvedItem[] =>
  items.map((item) => selectItem(selecting, item))

const selectWrapper = (selecting: Selecting, wrapper: Wrapper): Selection => {
  const { context } = selecting
  const everything: Choice = { selected: baselinesVariant, by: 'unknown', items: wrapper.props.baselines }
  const choice = context.isStatic ? everything : chooseOf(wrapper, context, selecting)
  selecting.choices.push(`${wrapper.path}=${choice.selected}/${choice.by}`)
  const alternatives = context.isStatic
    ? alternativesOf(wrapper).map(({ id, items }) => ({ id, items: selectItems(selecting, items) }))
    : undefined
  return {
    report: reportOf(wrapper, choice, context.source),
    items: selectItems(selecting, choice.items),
    ...(alternatives ? { alternatives } : {}),
  }
}

/** Items that hold no wrapper at any depth: there is nothing to look for in them again. */
const plain = new WeakSet<ResolvedItem>()

const selectItem = (selecting: Selecting, item: ResolvedItem): ResolvedItem => {
  if (item.kind === 'broken' || plain.has(item)) return item
  if (isWrapper(item)) return { ...item, props: { selection: selectWrapper(selecting, item), baselines: [] } }
  const props = mapItems(item.props, (inner) => selectItem(selecting, inner))
  if (props !== item.props) return { ...item, props }
  plain.add(item)
  return item
}

const typesIn = (value: unknown, types: Set<string>): void =>
  eachItem(value, (item) => {
    if (item.kind === 'broken') return
    types.add(item.type)
    typesIn(item.props, types)
  })

const typesOf = (sections: ResolvedPage['sections']): string[] => {
  const types = new Set<string>()
  typesIn(sections, types)
  return [...types]
}

const remembered = createDerivedCache<ResolvedPage, ResolvedPage>('selected pages')

/** The page made earlier for the same choices, so that what is kept of its blocks serves again. */
const remember = (page: ResolvedPage, key: string, make: () => ResolvedPage): ResolvedPage => {
  const earlier = remembered.get(page, key)
  if (earlier) return earlier
  const made = deepFreeze(make())
  remembered.set(page, made, key)
  return made
}

const begin = (context: SelectionContext): Selecting => ({
  context,
  choices: [],
  variesOn: new Set(),
  undecided: new Set(),
})

/**
 * Replaces each segmentation and experience by what one visitor is to see of it, at any depth; block types are those of
 * what is selected. A page without any is returned as it is. Pure: decisions are made by the caller, who selects again
 * until nothing is undecided.
 */
export const selectPage = (page: ResolvedPage, context: SelectionContext): SelectedPage => {
  if (!hasWrapper(page.blockTypes)) return { page, variesOn: [], undecided: [] }
  const selecting = begin(context)
  const sections = page.sections.map((section) => ({
    ...section,
    items: selectItems(selecting, section.items),
  }))
  const key = `${context.source} ${context.isStatic ? 'all' : selecting.choices.join(' ')}`
  return {
    page: remember(page, key, () => ({ ...page, sections, blockTypes: typesOf(sections) })),
    variesOn: [...selecting.variesOn],
    undecided: [...selecting.undecided],
  }
}

const wrapperAt = (value: unknown, path: string): Wrapper | undefined => {
  let found: Wrapper | undefined
  eachItem(value, (item) => {
    if (found || item.kind === 'broken') return
    if (item.path === path) found = isWrapper(item) ? item : undefined
    else if (path.startsWith(item.path)) found = wrapperAt(item.props, path)
  })
  return found
}

/** One wrapper of a page by itself, as `selectPage` would give it; undefined when there is none there, or it has changed. */
export const selectWrapperAt = (
  page: ResolvedPage,
  { at, version }: { at: string; version: string },
  context: SelectionContext,
): SelectedPage | undefined => {
  const wrapper = wrapperAt(page.sections, at)
  if (!wrapper || factsOfWrapper(wrapper).version !== version) return undefined
  const section = { name: '', path: at, items: [wrapper] }
  return selectPage({ ...page, sections: [section] }, context)
}
