import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockDefinitions } from '#blocks/definitions.ts'
import RenderSections from '#src/block-rendering/RenderSections.astro'
import { resolveContent } from '#src/features/content/resolve-content.ts'
import { err } from '#src/base/result.ts'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { selectContent } from '#src/features/content/select-content.ts'
import { noContent } from '#tests/fixtures/no-content.ts'
import { visitorWith } from '#tests/fixtures/visitor.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { instant, visitorLocals, type SomeLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()

const text = (words: string) => ({ type: 'rich-text', richText: `<p>${words}</p>` })

const pageOf = (...items: unknown[]): ResolvedPage => {
  const page = parsePage({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] })
  if (!page.ok) throw new Error(page.error)
  return resolveContent(page.value, instant)
}

/** Renders what is wrong between two texts that are right. */
const between = async (items: readonly unknown[], given: SomeLocals = {}) => {
  const { locals, logged } = visitorLocals(given)
  const written = pageOf(text('words before'), ...items, text('words after'))
  const page = await selectContent(locals, written, 'page/p')
  const html = await container.renderToString(RenderSections, { props: { page }, locals })
  return { html, logged, page }
}

const failure = {
  errorId: 'NETWORK',
  message: 'No connection',
  status: 0,
  additionalInfo: {},
  correlationId: 'c',
}

describe('a page renders on beside', () => {
  const nested = (depth: number): object =>
    depth === 0 ? text('deep') : { type: 'collection', items: [nested(depth - 1)] }

  it.each([
    ['an unknown block', { type: 'teleporter' }, 'there is no such block'],
    ['an invalid field', { type: 'spacer', size: 'huge' }, 'size: '],
    ['an entry that is none', 17, 'expected object'],
    ['a megabyte of rich text', text('x'.repeat(1024 * 1024)), 'richText: Too big'],
    [
      'a collection of 5,000',
      { type: 'collection', items: Array(5000).fill(text('x')) },
      'of which the first 100',
    ],
    ['40 blocks within each other', nested(40), 'nested deeper than 12 blocks'],
    [
      'a link that is a script',
      { type: 'hero-banner', title: 'x', targets: [{ text: 'x', url: 'javascript:alert(1)' }] },
      'must be http(s)',
    ],
  ])('%s, and says what is wrong', async (_, item, reason) => {
    const { html, page } = await between([item])
    expect(html).toContain('words before')
    expect(html).toContain('words after')
    expect(page.problems.map((problem) => problem.reason).join()).toContain(reason)
    const preview = await between([item], { showsProblems: true })
    expect(preview.html).toContain(page.problems[0]?.path)
  })

  it('a script and a poisoned link in rich text', async () => {
    const richText =
      '<p>kept<script>alert(1)</script><a href="javascript:alert(1)" onclick="x()">link</a><img src=x onerror=x()></p>'
    const { html } = await between([{ type: 'rich-text', richText }])
    expect(html).toContain('kept')
    expect(html).not.toMatch(/<script>alert|javascript:|onclick|onerror/)
  })

  it('a block that is slow, which is reported in one line', async () => {
    const call: App.Locals['call'] = () => new Promise(() => undefined)
    const { html, logged } = await between([{ type: 'collection', title: 'Slow', categoryId: '1000' }], {
      call,
    })
    expect(html).toContain('words after')
    expect(html).not.toContain('Slow')
    expect(logged).toMatchObject([{ path: 'sections[0].items[1]', reason: 'took longer than 500 ms' }])
  })

  it('a slow block within another, which goes on without it', async () => {
    const call: App.Locals['call'] = () => new Promise(() => undefined)
    const slow = { type: 'collection', title: 'Slow', categoryId: '1000' }
    const { html, logged } = await between([{ type: 'collection', items: [slow, text('beside it')] }], {
      call,
    })
    expect(html).toContain('beside it')
    expect(html).not.toContain('Slow')
    // `block.css` gives an entry without a block no place.
    expect(html).toContain('<div role="listitem"></div>')
    expect(logged).toMatchObject([{ path: 'sections[0].items[1].items[0]' }])
  })

  it('an article whose related articles are slow, and which stays', async () => {
    const content = { ...noContent, search: () => new Promise<never>(() => undefined) }
    const article = { type: 'article', title: 'Read me', relatedQuery: 'tagId=care' }
    const { html, logged } = await between([article], { content })
    expect(html).toContain('Read me')
    expect(html).toContain('words after')
    expect(logged).toMatchObject([{ path: 'sections[0].items[1].related[0]', type: 'related-articles' }])
  })
})

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    '"><img src=x onerror=alert(1)>',
    -1,
    1e9,
    null,
    {},
    [],
    '\u0000\ud800',
    'x'.repeat(5000),
  ),
)

const examples = [...blockDefinitions.values()].flatMap(({ type, examples }) =>
  Object.values(examples).map((entry) => ({ type, ...entry })),
)

/** Schedules, some of which are none. */
const instants = fc.constantFrom(
  '2026-01-01T00:00:00Z',
  '2040-01-01T00:00:00+14:00',
  '2026-02-30',
  'soon',
  0,
  null,
)
const schedule = fc.record({ publishAt: instants, expireAt: instants }, { requiredKeys: [] })

/** An example with some of its fields replaced or taken out, and fields that hold other broken blocks. */
const { block } = fc.letrec((tie) => ({
  blocks: fc.array(tie('block'), { maxLength: 3 }),
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    junk,
    fc.record({
      type: fc.constantFrom(...blockDefinitions.keys(), 'teleporter'),
      items: junk,
      targets: junk,
    }),
    fc
      .record({
        example: fc.constantFrom(...examples),
        replaced: fc.dictionary(fc.constantFrom(...new Set(examples.flatMap(Object.keys))), junk, {
          maxKeys: 3,
        }),
      })
      .map(({ example, replaced }) => ({ ...example, ...replaced, type: example.type })),
    fc.record({ type: fc.constantFrom('collection', 'footer'), items: tie('blocks') }),
    fc.record({
      type: fc.constant('segmentation'),
      segments: fc.array(
        fc.record({ id: fc.constantFrom('loggedout', 'cart-empty', 'nobody'), targets: tie('blocks') }),
      ),
      baselines: tie('blocks'),
    }),
    fc.record({
      type: fc.constant('experience'),
      experienceId: fc.constantFrom('a', '<b>', 7),
      variants: fc.array(fc.record({ variantId: fc.constantFrom('b', 'baselines'), targets: tie('blocks') })),
      baselines: tie('blocks'),
    }),
    fc.record({
      type: fc.constant('fragment'),
      fragmentId: fc.constantFrom('a', '../b', 7),
      fragment: fc.record({
        id: fc.constant('a'),
        slug: fc.constant('a'),
        sections: fc.array(fc.record({ name: fc.constant('a'), items: tie('blocks') }), { maxLength: 2 }),
      }),
    }),
    fc
      .record({ within: tie('block'), schedule })
      .map(({ within, schedule }) => (typeof within === 'object' ? { ...within, ...schedule } : within)),
  ),
}))

it('has examples to break', () => expect(examples.length).toBeGreaterThan(20))

it('renders every broken page that can be thought of, around its blocks', async () => {
  const call: App.Locals['call'] = () => Promise.resolve(err(failure))
  await fc.assert(
    fc.asyncProperty(fc.array(block, { maxLength: 4 }), async (items) => {
      const { html, logged, page } = await between(items, { call, visitor: visitorWith({}) })
      expect(html.indexOf('words before')).toBeLessThan(html.indexOf('words after'))
      expect(html).toContain('words before')
      expect(html).not.toMatch(/<script>alert|(?:href|src)="\s*javascript:|<img src=x/)
      expect(html).not.toContain('block-problem')
      expect(page.problems.every(({ path, reason }) => path !== '' && reason !== '')).toBe(true)
      expect(logged.filter((line) => JSON.stringify(line).includes('block failed'))).toEqual([])
    }),
    runsUpTo(150),
  )
})
