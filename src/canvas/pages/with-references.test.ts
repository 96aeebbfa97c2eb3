import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { err, ok } from '#src/base/result.ts'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { contentAdapter } from '../entries/content-address.ts'
import type { ContentRequest } from '../adapters/content-adapter.ts'
import type { BlockDefinition } from '../blocks/block-definition.ts'
import { maxFragments } from './fill-fragments.ts'
import { resolvePage } from './resolve-page.ts'
import { slot } from '../blocks/slot.ts'
import { withReferences } from './with-references.ts'

const request: ContentRequest = { siteId: 'en-us', mode: 'publish', instant: '2026-06-01T12:00:00.000Z' }
const note: BlockDefinition = {
  type: 'note',
  title: 'Note',
  description: 'A test block',
  schema: z.object({ text: z.string() }),
}
const group: BlockDefinition = {
  type: 'group',
  title: 'Group',
  description: 'Holds blocks',
  schema: z.object({ items: slot }),
}
const definitions = new Map([note, group].map((definition) => [definition.type, definition]))

const entry = (items: unknown[], more: Partial<CanvasPage> = {}): CanvasPage => ({
  id: 'x',
  slug: 'x',
  metadata: { htmlTitle: '', htmlDescription: '' },
  sections: [{ name: 'main', items }],
  ...more,
})
const text = (words: string) => ({ type: 'note', text: words })
const use = (fragmentId: string, more: object = {}) => ({ type: 'fragment', fragmentId, ...more })

/** A shop whose entries are these; `asked` lists the fragments that were asked for. */
const shop = (home: CanvasPage, fragments: Record<string, CanvasPage>) => {
  const requested: string[] = []
  const nothing = () => Promise.resolve(err({ kind: 'notFound' as const, reason: '' }))
  const content = withReferences(
    contentAdapter({
      entry: async ({ kind, name = '' }) => {
        if (kind === 'page') return ok(home)
        requested.push(name)
        if (name === 'down') return err({ kind: 'unavailable', reason: 'no answer' })
        const found = fragments[name]
        return found ? ok(found) : nothing()
      },
      children: nothing,
      search: nothing,
      showcase: nothing,
      entries: nothing,
    }),
  )
  const page = async (at: Partial<ContentRequest> = {}): Promise<CanvasPage> => {
    const answer = await content.page('home', { ...request, ...at })
    if (!answer.ok) throw new Error(answer.error.reason)
    return answer.value
  }
  const resolved = async (instant = request.instant) => resolvePage(await page(), definitions, instant)
  return { content, requested, page, resolved, fragments }
}

const textsOf = (page: Awaited<ReturnType<ReturnType<typeof shop>['resolved']>>): string[] =>
  [...JSON.stringify(page.sections).matchAll(/"text":"([^"]*)"/g)].map(([, words]) => words ?? '')

describe('an entry with fragments', () => {
  it('shows their blocks in place, also within blocks and within fragments', async () => {
    const home = entry([text('a'), use('two'), { type: 'group', items: [use('one'), text('e')] }])
    const { resolved } = shop(home, {
      one: entry([text('c')]),
      two: entry([text('b'), use('one')]),
    })
    const page = await resolved()
    expect(textsOf(page)).toEqual(['a', 'b', 'c', 'c', 'e'])
    expect(page.problems).toEqual([])
    expect(page.blockTypes).toEqual(['note', 'group'])
    expect(page.sections[0]?.items.map(({ path }) => path)).toEqual([
      'sections[0].items[0]',
      'sections[0].items[1].two.sections[0].items[0]',
      'sections[0].items[1].two.sections[0].items[1].one.sections[0].items[0]',
      'sections[0].items[2]',
    ])
  })

  it('is the same object until a fragment changes, and asks for each fragment once', async () => {
    const { page, requested, fragments } = shop(entry([use('one'), use('one')]), { one: entry([text('a')]) })
    const first = await page()
    expect(await page()).toBe(first)
    expect(requested).toEqual(['one', 'one'])
    fragments['one'] = entry([text('b')])
    expect(await page()).not.toBe(first)
    expect(await page()).toBe(await page())
  })

  it('keeps what it was for visitors while an editor looks at it in another way', async () => {
    const { page } = shop(entry([use('one')]), { one: entry([text('a')]) })
    const published = await page()
    await page({ mode: 'preview' })
    expect(await page()).toBe(published)
  })

  it('is passed on as it is when it has none', async () => {
    const home = entry([text('a')])
    expect(await shop(home, {}).page()).toBe(home)
  })

  it('follows the schedules of the block, the fragment and its sections', async () => {
    const at = '2026-06-02T00:00:00Z'
    const { resolved } = shop(
      entry([use('one', { publishAt: at }), use('later'), use('half'), text('end')]),
      {
        one: entry([text('by the block')]),
        later: entry([text('by the fragment')], { publishAt: at }),
        half: entry([], { sections: [{ name: '', expireAt: at, items: [text('by its section')] }] }),
      },
    )
    const before = await resolved()
    expect(textsOf(before)).toEqual(['by its section', 'end'])
    expect(before).toMatchObject({ problems: [], until: '2026-06-02T00:00:00.000Z' })
    expect(textsOf(await resolved('2026-06-02T00:00:00.000Z'))).toEqual([
      'by the block',
      'by the fragment',
      'end',
    ])
  })

  it('reports fragments that are missing, cannot be had, or have no proper name, and shows the rest', async () => {
    const page = await shop(
      entry([use('none'), text('a'), use('down'), use('../x'), { type: 'fragment' }, text('b')]),
      {},
    ).resolved()
    expect(textsOf(page)).toEqual(['a', 'b'])
    expect(page.problems).toEqual([
      { path: 'sections[0].items[0]', type: 'fragment', reason: 'there is no fragment none' },
      {
        path: 'sections[0].items[2]',
        type: 'fragment',
        reason: 'the fragment down cannot be read: no answer',
      },
      { path: 'sections[0].items[3]', type: 'fragment', reason: 'there is no fragment ../x' },
      {
        path: 'sections[0].items[4]',
        type: 'fragment',
        reason: 'fragmentId: Invalid input: expected string, received undefined',
      },
    ])
  })

  it('stops at fragments that hold themselves', async () => {
    const { resolved, content } = shop(entry([use('a')]), {
      a: entry([text('a'), use('b')]),
      b: entry([use('a'), text('b')]),
    })
    const page = await resolved()
    expect(textsOf(page)).toEqual(['a', 'b'])
    expect(page.problems.map(({ reason }) => reason)).toEqual(['the fragment holds itself: a > b > a'])
    const own = await content.fragment('a', request)
    expect(JSON.stringify(own)).toContain('the fragment holds itself: a > b > a')
  })

  it('stops at chains that are too deep and at fragments that multiply', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `f${index}`,
        entry([text(`t${index}`), use(`f${index + 1}`)]),
      ]),
    )
    const deep = await shop(entry([use('f0'), text('end')]), chain).resolved()
    expect(textsOf(deep)).toEqual(['t0', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 'end'])
    expect(deep.problems.map(({ reason }) => reason)).toEqual(['fragments lie deeper than 8 levels'])
    const doubling = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [
        `f${index}`,
        entry([text('t'), ...Array.from({ length: 20 }, () => use(`f${index + 1}`))]),
      ]),
    )
    const many = await shop(entry([use('f0'), text('end')]), doubling).resolved()
    expect(textsOf(many)).toHaveLength(maxFragments + 1)
  })

  it('takes fragments that came with the entry as they are', async () => {
    const filled = use('one', { fragment: entry([text('a')]) })
    const { page, requested } = shop(entry([filled]), {})
    expect(textsOf(resolvePage(await page(), definitions, request.instant))).toEqual(['a'])
    expect(requested).toEqual([])
  })
})
