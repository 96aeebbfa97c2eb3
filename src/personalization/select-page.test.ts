import { describe, expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'
import { parsePage } from '#src/canvas/parse-page.ts'
import { resolvePage } from '#src/canvas/resolve-page.ts'
import type { ResolvedPage } from '#src/canvas/resolved-page.ts'
import type { Decision } from '#src/contract/personalization/decision.ts'
import type { SegmentId } from '#src/rules/personalization/segment.ts'
import { pickPage, pickWrapperAt, type PickContext } from './select-page.ts'

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

const contextOf = ({ segments = [], decisions = {} }: Known = {}): PickContext => ({
  source: 'page/p',
  holds: (id) => segments.includes(id),
  decisions: new Map(Object.entries(decisions)),
})
/** The words that show, in their order. */
const words = (page: ResolvedPage): string[] =>
  [...JSON.stringify(page.sections).matchAll(/<p>([^<]*)<\/p>/g)].map(([, word = '']) => word)
const inTest = (variants: string[], of: Record<string, string> = {}): PickContext => ({
  ...contextOf({ segments: ['cart-not-empty'], decisions: { story: { state: 'decided', variantId: 'b' } } }),
  test: { variants, of: new Map(Object.entries(of)) },
})

describe('a page without wrappers', () => {
  it('is the same object and asks nothing', () => {
    const page = pageOf(text('a'))
    const picked = pickPage(page, contextOf())
    expect(picked.page).toBe(page)
    expect(picked.asked).toEqual([])
  })
})

describe('a segmentation', () => {
  const page = pageOf(text('before'), byCart(text('all')), text('after'))

  it.each<[string, SegmentId[], string, string[]]>([
    ['its baselines', [], 'all', ['cart-not-empty', 'loyalty-loggedin']],
    ['a segment', ['cart-not-empty'], 'cart', ['cart-not-empty', 'loyalty-loggedin']],
    [
      'the first of two, asking no further',
      ['cart-not-empty', 'loyalty-loggedin'],
      'member',
      ['loyalty-loggedin'],
    ],
  ])('shows %s', (_, segments, shown, asked) => {
    const picked = pickPage(page, contextOf({ segments }))
    expect(words(picked.page)).toEqual(['before', shown, 'after'])
    expect(picked.asked.toSorted()).toEqual(asked)
  })

  it('brings the block types of what was picked and of nothing else', () => {
    expect(pickPage(page, contextOf()).page.blockTypes).toEqual(['rich-text', 'segmentation'])
    expect(pickPage(page, contextOf({ segments: ['cart-not-empty'] })).page.blockTypes).toContain('spacer')
  })

  it('is the same object for the same answers, and leaves other blocks as they are', () => {
    const first = pickPage(page, contextOf()).page
    expect(pickPage(page, contextOf()).page).toBe(first)
    expect(first.sections[0]?.items[0]).toBe(page.sections[0]?.items[0])
    expect(pickPage(page, contextOf({ segments: ['cart-not-empty'] })).page).not.toBe(first)
  })

  it('lies in another, in a collection, and twice on a page', () => {
    const both = pageOf(
      { type: 'collection', items: [byCart(byCart(text('inner')))] },
      byCart(text('second')),
    )
    expect(words(pickPage(both, contextOf()).page)).toEqual(['inner', 'second'])
    expect(words(pickPage(both, contextOf({ segments: ['cart-not-empty'] })).page)).toEqual(['cart', 'cart'])
  })

  it('leaves out a segment that does not exist, and keeps the others', () => {
    const wrong = pageOf({
      ...byCart(text('all')),
      segments: [{ id: 'rich', targets: [] }, ...byCart().segments],
    })
    expect(wrong.problems).toHaveLength(1)
    expect(words(pickPage(wrong, contextOf({ segments: ['cart-not-empty'] })).page)).toEqual(['cart'])
  })
})

describe('an experience', () => {
  const page = pageOf(story)
  const shown = (state: Decision['state'], variantId?: string) =>
    pickPage(page, contextOf({ decisions: { story: variantId ? { state, variantId } : { state } } })).page

  it('shows its baselines and says that it waits for a decision', () => {
    const picked = pickPage(page, contextOf())
    expect(words(picked.page)).toEqual(['told as ever'])
    expect(picked).toMatchObject({ asked: ['experience/story'], undecided: ['story'] })
  })

  it.each<[string, Decision['state'], string | undefined, string, object]>([
    ['the decided variant', 'decided', 'b', 'variant b', { picked: 'b', by: 'decided' }],
    ['the baselines to the control group', 'decided', undefined, 'told as ever', { by: 'decided' }],
    ['the baselines where an engine failed', 'failed', undefined, 'told as ever', { by: 'failed' }],
    ['the baselines, uncounted, for a variant it lacks', 'decided', 'z', 'told as ever', { by: 'excluded' }],
  ])('shows %s', (_, state, variantId, word, report) => {
    expect(words(shown(state, variantId))).toEqual([word])
    expect(JSON.stringify(shown(state, variantId))).toContain(JSON.stringify(report).slice(1, -1))
  })

  it('is decided only where it shows', () => {
    const within = pageOf({ type: 'segmentation', segments: [{ id: 'loggedin', targets: [story] }] })
    expect(pickPage(within, contextOf()).undecided).toEqual([])
    expect(pickPage(within, contextOf({ segments: ['loggedin'] })).undecided).toEqual(['story'])
  })
})

describe('a test context', () => {
  const page = pageOf(byCart(text('all')), story)

  it.each<[string, PickContext, string[]]>([
    ['names a segment and a variant', inTest(['loyalty-loggedin', 'b']), ['member', 'variant b']],
    ['names nothing here', inTest(['other']), ['cart', 'variant b']],
    ['names the baselines', inTest(['baselines']), ['all', 'told as ever']],
    ['names a variant by its experience', inTest([], { story: 'baselines' }), ['cart', 'told as ever']],
  ])('%s', (_, context, shown) => {
    expect(words(pickPage(page, context).page)).toEqual(shown)
  })
})

describe('one wrapper by itself', () => {
  const page = pageOf(text('a'), { type: 'collection', items: [byCart(story)] })
  const at = 'sections[0].items[1].items[0]'
  const versionOf = (picked: ResolvedPage) => /"version":"(\w+)"/.exec(JSON.stringify(picked))?.[1] ?? ''
  const version = versionOf(pickPage(page, contextOf()).page)

  it('is picked as on its page', () => {
    const context = contextOf({ segments: ['cart-not-empty'] })
    const one = pickWrapperAt(page, { at, version }, context)
    expect(one && words(one.page)).toEqual(['cart'])
    expect(one?.page.blockTypes).not.toContain('collection')
  })

  it.each([
    ['elsewhere', 'sections[0].items[1]', version],
    ['in another version', at, 'other'],
  ])('is not there %s', (_, place, mark) => {
    expect(pickWrapperAt(page, { at: place, version: mark }, contextOf())).toBeUndefined()
  })
})

it('keeps every alternative for pages that are written once', () => {
  const { page } = pickPage(pageOf(byCart(text('all'))), { ...contextOf(), keepsAll: true })
  expect(words(page)).toEqual(['all', 'member', 'cart'])
  expect(page.blockTypes).toContain('spacer')
})
