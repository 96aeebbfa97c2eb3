import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { expect, it } from 'vitest'
import { blockRegistry } from '#blocks/registry.ts'
import { openingBlocks, preloadsOf } from '#src/block-rendering/picture-preloads.ts'
import { resolveContent } from '#src/features/content/resolve-content.ts'
import RenderSections from '#src/block-rendering/RenderSections.astro'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import { selectContent } from '#src/features/content/select-content.ts'
import { createPictureUrls } from '#src/components/picture/picture-url.ts'
import { visitorWith } from '#tests/fixtures/visitor.ts'
import { instant, visitorLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()
const text = (words: string) => ({ type: 'rich-text', richText: `<p>${words}</p>` })
const story = {
  type: 'experience',
  experienceId: 'story',
  variants: [{ variantId: 'b', targets: [text('variant b')] }],
  baselines: [text('as ever')],
}
const byCart = {
  type: 'segmentation',
  segments: [{ id: 'cart-not-empty', targets: [text('filled')] }],
  baselines: [text('empty'), story],
}

const render = async (parts: Parameters<typeof visitorWith>[0], ...items: object[]) => {
  const parsed = parsePage({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] })
  if (!parsed.ok) throw new Error(parsed.error)
  const visitor = visitorWith(parts)
  const { locals } = visitorLocals({ visitor })
  const page = await selectContent(locals, resolveContent(parsed.value, instant), 'page/p')
  const html = await container.renderToString(RenderSections, { props: { page }, locals })
  return { html, page, variesOn: [...visitor.variesOn] }
}
const visitor7 = 'welt_visitor_id=visitor-7'
const engine = {
  decide: async (ids: readonly string[]) =>
    new Map(ids.map((id) => [id, { state: 'decided' as const, variantId: 'b' }])),
}

it('renders what was selected and nothing else, nested ones too', async () => {
  const { html, variesOn } = await render({ cookies: visitor7, engine }, text('before'), byCart)
  expect(html.match(/<p>[^<]+/g)).toEqual(['<p>before', '<p>empty', '<p>variant b'])
  expect(html).not.toContain('<template')
  expect(variesOn).toEqual(['cart-not-empty', 'experience/story'])
})

it('asks an engine nothing for a visitor without an id', async () => {
  const burning = { decide: () => Promise.reject(new Error('asked')) }
  const { html } = await render({ engine: burning }, story)
  expect(html).toContain('as ever')
  expect(html).toContain('unknown')
})

it('holds every alternative where a page is written once, and a script that selects', async () => {
  const { html } = await render({ isStatic: true }, byCart)
  expect(html.match(/<template data-alternative="[\w-]+/g)).toEqual([
    '<template data-alternative="cart-not-empty',
    '<template data-alternative="b',
  ])
  expect(html).toMatch(/<script>\{[^]*welt_visitor[^]*<\/script>/)
})

it('fetches the picture of a selected banner first', async () => {
  const media = { publicId: 'scenes/a/wide', width: 2400, height: 1350, alt: '' }
  const hero = { type: 'hero-banner', title: 'Walk', media }
  const { page } = await render({}, { type: 'segmentation', baselines: [hero] })
  expect(preloadsOf(page, blockRegistry, createPictureUrls()).length).toBeGreaterThan(0)
  expect(openingBlocks(page, blockRegistry).size).toBe(1)
})
