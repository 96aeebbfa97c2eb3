import { describe, expect, it } from 'vitest'
import { linkAttributes, linkName, pictureLink, onlyLink } from './banner-link.ts'

const story = { url: '/stories/the-welt', targetAttribute: '_self' as const }
const shop = {
  text: 'Shop',
  url: '/women',
  style: 'primary' as const,
  size: 'md' as const,
  targetAttribute: '_self' as const,
}
const href = (url: string): string => (url.startsWith('/') ? `/en-us${url}` : url)

describe('a No-CTA banner', () => {
  it.each([
    [{ mediaTarget: story, targets: [shop] }, story.url],
    [{ targets: [shop] }, shop.url],
    [{ targets: [] }, undefined],
  ])('is one link, its picture none: %#', (fields, url) => {
    expect(onlyLink({ linkType: 'No-CTA', ...fields })?.url).toBe(url)
    expect(pictureLink({ linkType: 'No-CTA', ...fields })).toBeUndefined()
  })
})

it('leaves a banner with links of its own a link on its picture alone', () => {
  const banner = { linkType: 'CTA' as const, mediaTarget: story, targets: [shop] }
  expect(onlyLink(banner)).toBeUndefined()
  expect(pictureLink(banner)).toBe(story)
})

it.each([
  [story, { href: '/en-us/stories/the-welt' }],
  [
    { ...story, targetAttribute: '_blank' as const },
    { href: '/en-us/stories/the-welt', target: '_blank', rel: 'noopener' },
  ],
  [{ url: 'https://example.com' }, { href: 'https://example.com', rel: 'noopener' }],
])('gives other windows and other hosts no way back: %#', (link, attributes) =>
  expect(linkAttributes(link, href)).toEqual(attributes),
)

it('names a link by the first words the banner has', () => {
  expect(linkName({ title: ' ', titleHtml: 'Made to <em>last</em>' })).toBe('Made to last')
  expect(linkName({ media: { alt: '' }, targets: [shop], subtitle: 'x' })).toBe('Shop')
  expect(linkName({ media: { alt: 'A ridge' }, targets: [shop] })).toBe('A ridge')
  expect(linkName({})).toBeUndefined()
})
