import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import { describe, expect, it } from 'vitest'
import RenderSections from '#src/block-rendering/RenderSections.astro'
import { blockRegistry } from '#blocks/registry.ts'
import { preloadsOf } from '#src/block-rendering/picture-preloads.ts'
import { resolveContent } from '#src/features/content/resolve-content.ts'
import { err } from '#src/base/result.ts'
import { parsePage } from '#src/canvas/pages/parse-page.ts'
import { createPictureUrls } from '#src/components/picture/picture-url.ts'
import { instant, visitorLocals } from './visitor-locals.ts'

const container = await AstroContainer.create()
const banners = [
  'hero-banner',
  'image-banner',
  'overlay-banner',
  'split-banner',
  'thin-banner',
  'block-below-banner',
  'product-overlay-banner',
  'linked-card',
  'espot',
  'menu-tile',
]

const picture = { publicId: 'scenes/a/wide', width: 2400, height: 1350, alt: 'A ridge' }
const banner = {
  productId: 'AB123456',
  title: 'Walk',
  media: picture,
  linkType: 'CTA',
  targets: [{ text: 'Go', url: '/women' }],
}

const resolve = (...items: unknown[]) => {
  const page = parsePage({ id: 'p', slug: 'p', sections: [{ name: 'main', items }] })
  if (!page.ok) throw new Error(page.error)
  return resolveContent(page.value, instant)
}

/** Renders banners in a shop whose catalogue does not answer. */
const render = async (...items: unknown[]): Promise<string> => {
  const page = resolve(...items)
  expect(page.problems).toEqual([])
  const gone = { errorId: 'PLP404', message: 'gone', status: 404, additionalInfo: {}, correlationId: 'c' }
  const { locals } = visitorLocals({ call: () => Promise.resolve(err(gone)) })
  return container.renderToString(RenderSections, { props: { page }, locals })
}

describe.each(banners)('%s', (type) => {
  it('is one link when it is to be one, whatever its words hold', async () => {
    const html = await render({
      ...banner,
      type,
      linkType: 'No-CTA',
      mediaTarget: { url: '/story' },
      titleHtml: 'Walk <a href="/a">on</a>',
      subtitleHtml: '<a href="/b">and on</a>',
      richText: '<p><a href="/c">and on</a></p>',
      richTextBelowTargets: '<p><a href="/d">and on</a></p>',
      mediaList: [picture, picture],
    })
    expect(html.match(/<a\s[^>]*href="[^"]*"/g)).toHaveLength(1)
    expect(html).toContain('href="/en-us/story"')
    expect(html).toContain('and on')
    expect(html).not.toContain('tabindex')
  })

  it.each([
    [{ titleH1: true }, 'h1'],
    [{}, type === 'menu-tile' ? 'p' : ['linked-card', 'espot'].includes(type) ? 'h3' : 'h2'],
  ])('gives its title the level of a heading that fits: %j', async (fields, level) => {
    const html = await render({ ...banner, ...fields, type })
    expect(html.match(/<h[1-6]/g) ?? []).toEqual(level === 'p' ? [] : [`<${level}`])
    expect(html).toContain(`<${level} class="banner-title"`)
  })

  it('hides its title from sight alone, and then still has a named link', async () => {
    const html = await render({ ...banner, type, hideTitle: true, linkType: 'No-CTA' })
    expect(html).toMatch(/<(?:h\d|p) class="banner-title visually-hidden">Walk/)
    expect(html).toMatch(/<a class="banner-whole-link" aria-label="Walk" href="\/en-us\/women"/)
  })

  it.each([
    ['off', 0],
    ['bottom-left', 1],
  ])('shows its caption unless it is off: %s', async (captionPosition, times) => {
    const html = await render({ ...banner, type, captionText: 'Low tide', captionPosition })
    expect(html.split('Low tide')).toHaveLength(1 + times)
  })

  it('shades its picture where editors want it', async () => {
    const shaded = { ...banner, type, gradientStyle: 'full', gradientBreakpoints: ['sm', 'lg'] }
    expect(await render(shaded)).toMatch(/data-gradient="full" data-tone="dark" data-gradient-at="sm lg"/)
    expect(await render({ ...shaded, colours: 'light' })).toContain('data-tone="light"')
    expect(await render({ ...shaded, gradientStyle: 'off' })).not.toContain('data-gradient="')
  })

  it('says what analytics calls it, where it hides, and how much space it leaves', async () => {
    const html = await render({
      ...banner,
      type,
      promotionTracking: { id: 'p1', name: 'Autumn', creative: 'ridge', position: 'top' },
      hideOnBreakpoint: ['sm', 'md'],
      bottomMargins: 'sm',
    })
    for (const attribute of [
      'data-promotion-id="p1"',
      'data-promotion-name="Autumn"',
      'data-promotion-creative="ridge"',
      'data-promotion-position="top"',
      'data-hide="sm md"',
      'data-margin="sm"',
    ])
      expect(html).toContain(attribute)
  })

  it('fetches its picture at once when it opens the page, and late where it does not', async () => {
    const html = await render({ ...banner, type }, { ...banner, type })
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1)
    expect(html.match(/loading="lazy"/g)).toHaveLength(1)
  })

  it('preloads its picture, but not at a breakpoint that hides it', async () => {
    const hidden = { ...banner, type, hideOnBreakpoint: ['lg'] }
    const media = preloadsOf(resolve(hidden), blockRegistry, createPictureUrls()).map(
      (link) => link.media ?? '',
    )
    expect(media.length).toBeGreaterThan(0)
    expect(media.every((query) => query !== '' && !query.includes('(width >= 64rem)'))).toBe(true)
    expect(await render(hidden)).toMatch(/<img[^>]* loading="lazy"[^>]* fetchpriority="high"/)
  })

  it('shows without any field', async () => {
    expect(await render({ type, productId: 'AB123456' })).not.toMatch(/<(h\d|a|figure|img)\b/)
  })

  it('has its words on a ground of their own when there is no picture', async () => {
    const html = await render({ ...banner, type, media: undefined, colours: 'dark' })
    expect(html).toMatch(new RegExp(`${type}" data-colours="dark"`))
    expect(html).not.toContain('figure')
  })

  it('lets several pictures scroll, also by keyboard', async () => {
    const html = await render({ ...banner, type, mediaList: [picture, picture] })
    expect(html.match(/<img/g)).toHaveLength(3)
    expect(html).toMatch(/<ul class="banner-pictures" role="list" tabindex="0" aria-label="Pictures">/)
  })

  it('is cacheable unless it asks the catalogue', () => {
    expect(blockRegistry.get(type)?.cacheable).toBe(type !== 'product-overlay-banner')
  })
})
