import { describe, expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import { resolvePage } from '#src/canvas/pages/resolve-page.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import type { Decision } from '#src/contract/personalization/decision.ts'
import type { SegmentId } from '#src/contract/personalization/segments.ts'
import { selectPage, selectWrapperAt, type SelectionContext } from './select-page.ts'

const pageOf = (...items: unknown[]): ResolvedPage => {
  const page = parsePage({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] })
  if (!page.ok) throw new Error(page.error)
  return resolvePage(page.value, blockDefinitions, '2026-06-01T12:00:00.000Z')
}
const text = (words: string) => ({ type: 'rich-text', richText: `<p>${words}</p>` })
const byCart = (...baselines: unknown[]) => ({
  type: 'segmentation',
  segments: [
    { id: 'loyalty-loggedin', targets: [text('member')] },
    { id: 'cart-not-empty', targets: [text('cart'), { type: 'spacer' }] },
  ],
  baselines,
})
const story = {
  type: 'experience',
  experienceId: 'story',
  trackingEvent: 'story_seen',
  variants: [{ variantId: 'b', targets: [text('variant b')] }],
  baselines: [text('told as ever')],
}

type Known = { segments?: SegmentId[]; decisions?: Record<string, Decision> }

const contextOf = ({ segments = [], decisions = {} }: Known = {}): SelectionContext => ({
  source: 'page/p',
  holds: (id) => segments.includes(id),
  decisions: new Map(Object.entries(decisions)),
})
/** The words that show, in their order. */
const words = (page: ResolvedPage): string[] =>
  [...JSON.stringify(page.sections).matchAll(/<p>([^<]*)<\/p>/g)].map(([, word = '']) => word)
const inTest = (variants: string[], of: Record<string, string> = {}): SelectionContext => ({
  ...contextOf({ segments: ['cart-not-empty'], decisions: { story: { state: 'decided', variantId: 'b' } } }),
  test: { variants, of: new Map(Object.entries(of)) },
})

describe('a page without wrappers', () => {
  it('is the same object and varies on nothing', () => {
    const page = pageOf(text('a'))
    const selected = selectPage(page, contextOf())
    expect(selected.page).toBe(page)
    expect(selected.variesOn).toEqual([])
  })
})

describe('a segmentation', () => {
  const page = pageOf(text('before'), byCart(text('all')), text('after'))

  it.each<[string, SegmentId[], string, string[]]>([
    ['its baselines', [], 'all', ['cart-not-empty', 'loyalty-loggedin']],
    ['a segment', ['cart-not-empty'], 'cart', ['cart-not-empty', 'loyalty-loggedin']],
    [
      'the first of two, varying on no more',
      ['cart-not-empty', 'loyalty-loggedin'],
      'member',
      ['loyalty-loggedin'],
    ],
  ])('shows %s', (_, segments, shown, variesOn) => {
    const selected = selectPage(page, contextOf({ segments }))
    expect(words(selected.page)).toEqual(['before', shown, 'after'])
    expect(selected.variesOn.toSorted()).toEqual(variesOn)
  })

  it('brings the block types of what was selected and of nothing else', () => {
    expect(selectPage(page, contextOf()).page.blockTypes).toEqual(['rich-text', 'segmentation'])
    expect(selectPage(page, contextOf({ segments: ['cart-not-empty'] })).page.blockTypes).toContain('spacer')
  })

  it('is the same object for the same answers, and leaves other blocks as they are', () => {
    const first = selectPage(page, contextOf()).page
    expect(selectPage(page, contextOf()).page).toBe(first)
    expect(first.sections[0]?.items[0]).toBe(page.sections[0]?.items[0])
    expect(selectPage(page, contextOf({ segments: ['cart-not-empty'] })).page).not.toBe(first)
  })

  it('lies in another, in a collection, and twice on a page', () => {
    const both = pageOf(
      { type: 'collection', items: [byCart(byCart(text('inner')))] },
      byCart(text('second')),
    )
    expect(words(selectPage(both, contextOf()).page)).toEqual(['inner', 'second'])
    expect(words(selectPage(both, contextOf({ segments: ['cart-not-empty'] })).page)).toEqual([
      'cart',
      'cart',
    ])
  })

  it('leaves out a segment that does not exist, and keeps the others', () => {
    const wrong = pageOf({
      ...byCart(text('all')),
      segments: [{ id: 'rich', targets: [] }, ...byCart().segments],
    })
    expect(wrong.problems).toHaveLength(1)
    expect(words(selectPage(wrong, contextOf({ segments: ['cart-not-empty'] })).page)).toEqual(['cart'])
  })
})

describe('an experience', () => {
  const page = pageOf(story)
  const shown = (state: Decision['state'], variantId?: string) =>
    selectPage(page, contextOf({ decisions: { story: variantId ? { state, variantId } : { state } } })).page

  it('shows its baselines and says that it waits for a decision', () => {
    const selected = selectPage(page, contextOf())
    expect(words(selected.page)).toEqual(['told as ever'])
    expect(selected).toMatchObject({ variesOn: ['experience/story'], undecided: ['story'] })
  })

  it.each<[string, Decision['state'], string | undefined, string, object]>([
    ['the decided variant', 'decided', 'b', 'variant b', { selected: 'b', by: 'decided' }],
    ['the baselines to the control group', 'decided', undefined, 'told as ever', { by: 'decided' }],
    ['the baselines where an engine failed', 'failed', undefined, 'told as ever', { by: 'failed' }],
    ['the baselines, uncounted, for a variant it lacks', 'decided', 'z', 'told as ever', { by: 'excluded' }],
  ])('shows %s', (_, state, variantId, word, report) => {
    expect(words(shown(state, variantId))).toEqual([word])
    expect(JSON.stringify(shown(state, variantId))).toContain(JSON.stringify(report).slice(1, -1))
  })

  it('is decided only where it shows', () => {
    const within = pageOf({ type: 'segmentation', segments: [{ id: 'loggedin', targets: [story] }] })
    expect(selectPage(within, contextOf()).undecided).toEqual([])
    expect(selectPage(within, contextOf({ segments: ['loggedin'] })).undecided).toEqual(['story'])
  })
})

describe('a test context', () => {
  const page = pageOf(byCart(text('all')), story)

  it.each<[string, SelectionContext, string[]]>([
    ['names a segment and a variant', inTest(['loyalty-loggedin', 'b']), ['member', 'variant b']],
    ['names nothing here', inTest(['other']), ['cart', 'variant b']],
    ['names the baselines', inTest(['baselines']), ['all', 'told as ever']],
    ['names a variant by its experience', inTest([], { story: 'baselines' }), ['cart', 'told as ever']],
  ])('%s', (_, context, shown) => {
    expect(words(selectPage(page, context).page)).toEqual(shown)
  })
})

describe('one wrapper by itself', () => {
  const page = pageOf(text('a'), { type: 'collection', items: [byCart(story)] })
  const at = 'sections[0].items[1].items[0]'
  const versionOf = (selected: ResolvedPage) => /"version":"(\w+)"/.exec(JSON.stringify(selected))?.[1] ?? ''
  const version = versionOf(selectPage(page, contextOf()).page)

  it('is selected as on its page', () => {
    const context = contextOf({ segments: ['cart-not-empty'] })
    const one = selectWrapperAt(page, { at, version }, context)
    expect(one && words(one.page)).toEqual(['cart'])
    expect(one?.page.blockTypes).not.toContain('collection')
  })

  it.each([
    ['elsewhere', 'sections[0].items[1]', version],
    ['in another version', at, 'other'],
  ])('is not there %s', (_, place, mark) => {
    expect(selectWrapperAt(page, { at: place, version: mark }, contextOf())).toBeUndefined()
  })
})

it('keeps every alternative for pages that are written once', () => {
  const { page } = selectPage(pageOf(byCart(text('all'))), { ...contextOf(), isStatic: true })
  expect(words(page)).toEqual(['all', 'member', 'cart'])
  expect(page.blockTypes).toContain('spacer')
})
