import { eachItem, mapItems } from '#src/canvas/nested-items.ts'
import type { ResolvedItem, ResolvedPage } from '#src/canvas/resolved-page.ts'
import type { Decisions } from '#src/contract/personalization/decision.ts'
import type { SegmentId } from '#src/rules/personalization/segment.ts'
import { baselinesVariant, type TestContext } from '#src/rules/preview/test-context.ts'
import { alternativesOf, chooseOf, type Choice, type Recorder } from './select-wrapper.ts'
import {
  hasWrapper,
  isSegmentation,
  isWrapper,
  type Picked,
  type PickReport,
  type Wrapper,
} from './selected-page.ts'
import { factsOfWrapper } from './wrapper-facts.ts'

/** What content is chosen by. */
export type PickContext = {
  /** Which content it is, such as `page/home` or `menu`. */
  source: string
  holds: (segment: SegmentId) => boolean
  decisions: Decisions
  /** What an editor wants to see; wins over everything. */
  test?: TestContext | undefined
  /** Keeps all alternatives, for pages that are written once for everyone. */
  keepsAll?: boolean
}

/** A page as one visitor gets it. */
export type PickedPage = {
  page: ResolvedPage
  /** Segments, and experiences as `experience/{id}`, whose answers led to this page: another answer, another page. */
  asked: readonly string[]
  /** Experiences that were met without a decision: decide them and pick again. */
  undecided: readonly string[]
}

type Picking = Recorder & { context: PickContext; choices: string[] }

const reportOf = (wrapper: Wrapper, { picked, by }: Choice, source: string): PickReport => {
  const { asks, version } = factsOfWrapper(wrapper)
  const report = { place: { source, at: wrapper.path, version }, picked, by, asks }
  if (isSegmentation(wrapper)) return { ...report, segments: wrapper.props.segments.map(({ id }) => id) }
  const { experienceId, trackingEvent } = wrapper.props
  return { ...report, experienceId, ...(trackingEvent === undefined ? {} : { trackingEvent }) }
}

const pickItems = (picking: Picking, items: readonly ResolvedItem[]): ResolvedItem[] =>
  items.map((item) => pickItem(picking, item))

const pickWrapper = (picking: Picking, wrapper: Wrapper): Picked => {
  const { context } = picking
  const everything: Choice = { picked: baselinesVariant, by: 'unknown', items: wrapper.props.baselines }
  const choice = context.keepsAll ? everything : chooseOf(wrapper, context, picking)
  picking.choices.push(`${wrapper.path}=${choice.picked}/${choice.by}`)
  const alternatives = context.keepsAll
    ? alternativesOf(wrapper).map(({ id, items }) => ({ id, items: pickItems(picking, items) }))
    : undefined
  return {
    report: reportOf(wrapper, choice, context.source),
    items: pickItems(picking, choice.items),
    ...(alternatives ? { alternatives } : {}),
  }
}

/** Items that hold no wrapper at any depth: there is nothing to look for in them again. */
const plain = new WeakSet<ResolvedItem>()

const pickItem = (picking: Picking, item: ResolvedItem): ResolvedItem => {
  if (item.kind === 'broken' || plain.has(item)) return item
  if (isWrapper(item)) return { ...item, props: { picked: pickWrapper(picking, item), baselines: [] } }
  const props = mapItems(item.props, (inner) => pickItem(picking, inner))
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

const remembered = new WeakMap<ResolvedPage, Map<string, ResolvedPage>>()
/** Distinct answers of one page that are remembered; more are made anew each time. */
const mostRemembered = 100

/** The page made earlier for the same choices, so that what is kept of its blocks serves again. */
const remember = (page: ResolvedPage, key: string, make: () => ResolvedPage): ResolvedPage => {
  const pages = remembered.get(page) ?? new Map<string, ResolvedPage>()
  remembered.set(page, pages)
  const earlier = pages.get(key)
  if (earlier) return earlier
  const made = make()
  if (pages.size < mostRemembered) pages.set(key, made)
  return made
}

const begin = (context: PickContext): Picking => ({
  context,
  choices: [],
  asked: new Set(),
  undecided: new Set(),
})

/**
 * Replaces each segmentation and experience by what one visitor is to see of it, at any depth; block types are those of
 * what was picked. A page without any is returned as it is. Pure: decisions are made by the caller, who picks again
 * until nothing is undecided.
 */
export const pickPage = (page: ResolvedPage, context: PickContext): PickedPage => {
  if (!hasWrapper(page.blockTypes)) return { page, asked: [], undecided: [] }
  const picking = begin(context)
  const sections = page.sections.map((section) => ({ ...section, items: pickItems(picking, section.items) }))
  const key = `${context.source} ${context.keepsAll ? 'all' : picking.choices.join(' ')}`
  return {
    page: remember(page, key, () => ({ ...page, sections, blockTypes: typesOf(sections) })),
    asked: [...picking.asked],
    undecided: [...picking.undecided],
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

/** One wrapper of a page by itself, as `pickPage` would give it; undefined when there is none there, or it has changed. */
export const pickWrapperAt = (
  page: ResolvedPage,
  { at, version }: { at: string; version: string },
  context: PickContext,
): PickedPage | undefined => {
  const wrapper = wrapperAt(page.sections, at)
  if (!wrapper || factsOfWrapper(wrapper).version !== version) return undefined
  const section = { name: '', path: at, items: [wrapper] }
  return pickPage({ ...page, sections: [section] }, context)
}
