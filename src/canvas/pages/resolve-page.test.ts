import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { CanvasPage } from '#src/contract/content/page.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import type { BlockDefinition } from '../blocks/block-definition.ts'
import { createPageResolver } from './page-resolver.ts'
import { parsePage } from './parse-page.ts'
import { resolvePage } from './resolve-page.ts'
import { entries, slot } from '../blocks/slot.ts'

const note: BlockDefinition = {
  type: 'note',
  title: 'Note',
  description: 'A test block',
  schema: z.object({ text: z.string().min(1), tone: z.enum(['calm', 'loud']).default('calm') }),
}
const group: BlockDefinition = {
  type: 'group',
  title: 'Group',
  description: 'Holds blocks, some of them deeper in lists',
  schema: z.object({ items: slot, variants: z.array(z.object({ targets: slot })).default([]) }),
}
const explosive: BlockDefinition = {
  type: 'explosive',
  title: 'Explosive',
  description: 'Its schema throws',
  schema: z.object({
    text: z.string().transform((): string => {
      throw new Error('bang')
    }),
  }),
}
const list: BlockDefinition = {
  type: 'list',
  title: 'List',
  description: 'Entries that hold blocks',
  schema: z.object({ links: entries(z.object({ text: z.string().min(1), items: slot.prefault([]) })) }),
}
const definitions = new Map([note, group, explosive, list].map((definition) => [definition.type, definition]))

const noon = '2026-06-01T12:00:00.000Z'
const pageOf = (...items: unknown[]): CanvasPage => ({
  id: 'home',
  slug: 'home',
  metadata: { htmlTitle: '', htmlDescription: '' },
  sections: [{ name: 'main', items }],
})
const resolve = (...items: unknown[]) => resolvePage(pageOf(...items), definitions, noon)
const itemsOf = (page: ReturnType<typeof resolve>) => page.sections[0]?.items

const groupProps = z.object({ items: z.custom<unknown[]>(Array.isArray) })

describe('a block', () => {
  it('gets its props from its schema, defaults filled in and unknown fields gone', () => {
    expect(itemsOf(resolve({ type: 'note', text: 'Hi', colour: 'red' }))).toEqual([
      { kind: 'block', type: 'note', path: 'sections[0].items[0]', props: { text: 'Hi', tone: 'calm' } },
    ])
  })

  it('cannot change what it is given, which other visitors get too', () => {
    const [item] = itemsOf(resolve({ type: 'group', items: [{ type: 'note', text: 'Hi' }] })) ?? []
    const props = item?.kind === 'block' ? item.props : {}
    expect(() => Object.assign(props, { tone: 'loud' })).toThrow(TypeError)
    const { items } = groupProps.parse(props)
    expect(() => items.push({})).toThrow(TypeError)
  })

  it.each([
    [{ type: 'carousel' }, 'carousel', 'there is no such block'],
    [{ type: 'note' }, 'note', 'text: Invalid input: expected string, received undefined'],
    [{ type: 'explosive', text: 'x' }, 'explosive', 'could not be read: Error: bang'],
    [{ text: 'no type' }, '', 'type: Invalid input: expected string, received undefined'],
    ['words', '', 'Invalid input: expected object, received string'],
    [null, '', 'Invalid input: expected object, received null'],
    [{ type: 'note', text: 'Hi', publishAt: 'soon' }, 'note', 'publishAt: Invalid ISO datetime'],
  ])('that is wrong keeps its place and says why: %j', (raw, type, reason) => {
    const page = resolve({ type: 'note', text: 'before' }, raw, { type: 'note', text: 'after' })
    const problem = { path: 'sections[0].items[1]', type, reason }
    expect(page.problems).toEqual([problem])
    expect(itemsOf(page)?.map(({ kind }) => kind)).toEqual(['block', 'broken', 'block'])
  })

  it('inside another is resolved too, wherever the slot lies', () => {
    const page = resolve({
      type: 'group',
      items: [{ type: 'note', text: 'a' }, { type: 'nothing' }],
      variants: [{ targets: [] }, { targets: [{ type: 'note', text: '' }] }],
    })
    expect(page.problems.map(({ path }) => path)).toEqual([
      'sections[0].items[0].items[1]',
      'sections[0].items[0].variants[1].targets[0]',
    ])
    expect(page.blockTypes).toEqual(['note', 'group'])
  })

  it('keeps the good entries of a list, in their schedule, and reports the others', () => {
    const page = resolve({
      type: 'list',
      links: [
        { text: 'a', items: [{ type: 'note', text: 'x' }, { type: 'gone' }] },
        { text: '' },
        { text: 'b', expireAt: noon },
        { text: 'c', publishAt: 'soon' },
      ],
    })
    expect(itemsOf(page)).toMatchObject([
      { props: { links: [{ text: 'a', items: [{ type: 'note' }, {}] }] } },
    ])
    expect(page.problems.map(({ path }) => path)).toEqual([
      'sections[0].items[0].links[0].items[1]',
      'sections[0].items[0].links[1]',
      'sections[0].items[0].links[3]',
    ])
  })

  it('of a list with thousands of them shows the first, and says so', () => {
    const page = resolve({
      type: 'group',
      items: Array.from({ length: 5_000 }, () => ({ type: 'note', text: 'x' })),
    })
    expect(page.problems).toEqual([
      {
        path: 'sections[0].items[0].items[500]',
        type: 'group',
        reason: '5000 entries, of which the first 500 are shown',
      },
    ])
  })

  it('nested without end is cut off and reported', () => {
    let raw: unknown = { type: 'note', text: 'deep' }
    for (let depth = 0; depth < 40; depth++) raw = { type: 'group', items: [raw] }
    expect(resolve(raw).problems.map(({ reason }) => reason)).toEqual(['nested deeper than 12 blocks'])
  })
})

describe('a schedule', () => {
  const at = (instant: string, window: object) =>
    resolvePage(
      pageOf({ type: 'group', items: [{ type: 'note', text: 'x', ...window }] }),
      definitions,
      instant,
    )
  const window = { publishAt: '2026-06-01T08:00:00+02:00', expireAt: '2026-06-02T06:00:00Z' }

  it.each([
    ['2026-06-01T05:59:59.999Z', false, undefined, '2026-06-01T06:00:00.000Z'],
    ['2026-06-01T06:00:00.000Z', true, '2026-06-01T06:00:00.000Z', '2026-06-02T06:00:00.000Z'],
    ['2026-06-02T05:59:59.999Z', true, '2026-06-01T06:00:00.000Z', '2026-06-02T06:00:00.000Z'],
    ['2026-06-02T06:00:00.000Z', false, '2026-06-02T06:00:00.000Z', undefined],
  ])('of a nested block decides at %s', (instant, shows, since, until) => {
    const page = at(instant, window)
    expect(page.blockTypes.includes('note')).toBe(shows)
    expect(page.since).toBe(since)
    expect(page.until).toBe(until)
  })

  it('of a section hides all of it', () => {
    const page = pageOf({ type: 'note', text: 'x' })
    const sections = page.sections.map((section) => ({ ...section, expireAt: noon }))
    expect(resolvePage({ ...page, sections }, definitions, noon).sections).toEqual([])
  })

  it('of a page takes the page away', () => {
    const page = { ...pageOf({ type: 'note', text: 'x' }), publishAt: '2026-07-01T00:00:00Z' }
    expect(resolvePage(page, definitions, noon)).toMatchObject({
      live: false,
      sections: [],
      until: '2026-07-01T00:00:00.000Z',
    })
  })
})

describe('a page resolver', () => {
  it('resolves a page once, and again when its schedule moves on', () => {
    const resolver = createPageResolver(definitions)
    const page = pageOf({ type: 'note', text: 'x', publishAt: '2026-06-01T13:00:00Z' })
    const before = resolver(page, noon)
    expect(resolver(page, '2026-06-01T12:59:59.999Z')).toBe(before)
    const after = resolver(page, '2026-06-01T13:00:00.000Z')
    expect(after.blockTypes).toEqual(['note'])
    expect(resolver(page, '2027-01-01T00:00:00.000Z')).toBe(after)
    expect(resolver(page, noon).blockTypes).toEqual([])
  })
})

it('never throws, whatever a content service sends', () => {
  const item = fc.letrec((tie) => ({
    item: fc.oneof(
      { maxDepth: 2 },
      fc.jsonValue(),
      fc.record({
        type: fc.constantFrom('note', 'group', 'explosive', 'other'),
        text: fc.jsonValue(),
        items: fc.oneof(fc.jsonValue(), fc.array(tie('item'), { maxLength: 3 })),
        variants: fc.oneof(
          fc.jsonValue(),
          fc.array(fc.record({ targets: fc.array(tie('item'), { maxLength: 2 }) }), { maxLength: 2 }),
        ),
        publishAt: fc.option(fc.oneof(fc.string(), fc.constant(noon)), { nil: undefined }),
      }),
    ),
  })).item
  const page = fc.oneof(
    fc.jsonValue(),
    fc.record({
      id: fc.jsonValue(),
      metadata: fc.jsonValue(),
      sections: fc.array(
        fc.oneof(fc.jsonValue(), fc.record({ name: fc.string(), items: fc.array(item, { maxLength: 3 }) })),
        {
          maxLength: 3,
        },
      ),
    }),
  )
  fc.assert(
    fc.property(page, (raw) => {
      const parsed = parsePage(raw)
      if (!parsed.ok) return
      const resolved = resolvePage(parsed.value, definitions, noon)
      expect(resolved.problems.every(({ reason }) => reason !== '')).toBe(true)
    }),
    runsUpTo(200),
  )
})
