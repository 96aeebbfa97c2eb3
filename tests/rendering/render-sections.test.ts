import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { describe, expect, it } from 'vitest'
import { isCacheable } from '#src/block-rendering/cacheable-items.ts'
import { preloadsOf } from '#src/block-rendering/picture-preloads.ts'
import RenderSections from '#src/block-rendering/RenderSections.astro'
import { blockRegistry } from '#blocks/registry.ts'
import { inlineStyleOf, stylesheetOf } from '#blocks/stylesheets.ts'
import { resolveContent } from '#src/features/content/resolve-content.ts'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import type { ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { siteOf, sites } from '#src/contract/sites.ts'
import { createPictureUrls } from '#src/components/picture/picture-url.ts'
import { instant, visitorLocals, type SomeLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()
const pictures = createPictureUrls()
const german = siteOf('de-de') ?? sites[0]

const pageOf = (...items: unknown[]): ResolvedPage => {
  const page = parsePage({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] })
  if (!page.ok) throw new Error(page.error)
  return resolveContent(page.value, instant)
}

/** Renders a page for a visitor whose catalogue throws. */
const render = async (page: ResolvedPage, given: SomeLocals = {}) => {
  const { locals, logged } = visitorLocals(given)
  const html = await container.renderToString(RenderSections, { props: { page }, locals })
  return { html, logged }
}

const text = (words: string) => ({ type: 'rich-text', richText: `<p>${words}</p>` })
const products = { type: 'collection', title: 'Products', categoryId: '1000' }

describe('a block that fails', () => {
  it('leaves no hole in production, and one line in the log', async () => {
    const { html, logged } = await render(pageOf(text('before'), products, text('after')))
    expect(html).toContain('before')
    expect(html).toContain('after')
    expect(html).not.toMatch(/class="[^"]*collection|burns|block-problem/)
    expect(logged).toEqual([
      {
        level: 50,
        page: '/',
        path: 'sections[0].items[1]',
        type: 'collection',
        reason: 'Error: the catalogue burns',
        msg: 'block failed',
      },
    ])
  })

  it('tells an editor where and why, also when it could not be read', async () => {
    const page = pageOf({ ...products, limit: 9 }, { type: 'carousel' }, text('after'))
    const { html } = await render(page, { showsProblems: true })
    expect(html).toContain('the catalogue burns')
    expect(html).toContain('sections[0].items[0]')
    expect(html).toContain('there is no such block')
    expect(html).toContain('after')
  })
})

describe('a page', () => {
  const hero = {
    type: 'hero-banner',
    title: '<b>Walk</b>',
    titleH1: true,
    media: { publicId: 'scenes/a/wide', width: 2400, height: 1350, alt: 'A ridge' },
    targets: [{ text: 'Go', url: '/women' }],
  }

  it('escapes words, prefixes links, and fetches its first picture at once and others late', async () => {
    const { html } = await render(pageOf(hero, hero))
    expect(html).toContain('&lt;b&gt;Walk&lt;/b&gt;')
    expect(html).toContain('href="/en-us/women"')
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(1)
    expect(
      html.match(/<img[^>]* width="2000" height="2500"|<img[^>]* width="960" height="1200"/g),
    ).toHaveLength(2)
  })

  it('preloads the picture it begins with', () => {
    expect(preloadsOf(pageOf(hero), blockRegistry, pictures)).toHaveLength(2)
    expect(preloadsOf(pageOf(products, hero), blockRegistry, pictures)).toEqual([])
  })

  it('is one link where editors want no call to action, never links within links', async () => {
    const { html } = await render(pageOf({ ...hero, linkType: 'No-CTA' }))
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it('is the same the second time, and right for another site and for kept parameters', async () => {
    const page = pageOf(hero)
    const { html } = await render(page)
    expect((await render(page)).html).toBe(html)
    expect((await render(page, { site: german })).html).toContain('href="/de-de/women"')
    expect((await render(page, { keptQuery: 'preview=true' })).html).toContain(
      'href="/en-us/women?preview=true"',
    )
    expect((await render(page)).html).toBe(html)
  })

  it('brings the stylesheets of its blocks, each once, and no others', () => {
    const { blockTypes } = pageOf(text('a'), text('b'), hero)
    const names = 'block+banner-text+banner-media+banner-frame+hero-banner+rich-text'
    const style = inlineStyleOf(blockTypes)
    expect(style.names).toBe(names)
    expect(style.css).toContain('.hero-banner')
    expect(stylesheetOf(blockTypes).replace(/^\/styles\/\w+/, '')).toBe(`/${names}.css`)
  })

  it('refuses a stylesheet that does not exist', () => {
    expect(() => inlineStyleOf([], ['nothing'])).toThrow('nothing')
  })
})

it('keeps the HTML of a menu only where all blocks in it are cacheable', () => {
  const menuWith = (...tiles: object[]) => {
    const item = { id: 'care', title: 'Care', target: { url: '/care' }, tiles }
    const [menu] = pageOf({ type: 'mega-menu', items: [item] }).sections[0]?.items ?? []
    return menu?.kind === 'block' && isCacheable(menu, blockRegistry)
  }
  const words = { type: 'rich-text', richText: '<p>words</p>' }
  expect(menuWith(words)).toBe(true)
  expect(menuWith({ type: 'segmentation', baselines: [words] })).toBe(false)
  expect(menuWith(words, { type: 'teleporter' })).toBe(false)
})
