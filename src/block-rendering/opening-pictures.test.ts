import { expect, it } from 'vitest'
import { breakpoints } from '#src/canvas/blocks/block-fields.ts'
import type { ResolvedItem, ResolvedPage } from '#src/canvas/pages/resolved-page.ts'
import { openingPictures, type PictureOf } from './opening-pictures.ts'

const layout = { sm: { sizes: '100vw', widths: [320] as const } }
const pictureOf: PictureOf = (type) => (type === 'banner' ? layout : type === 'words' ? 'none' : undefined)

const media = { publicId: 'a', width: 10, height: 10, alt: '' }
const block = (type: string, props: Record<string, unknown> = {}): ResolvedItem => ({
  kind: 'block',
  type,
  path: '',
  props,
})
const broken: ResolvedItem = { kind: 'broken', type: 'x', path: '', reason: '' }

const page = (...items: ResolvedItem[]): ResolvedPage => ({
  id: '',
  slug: '',
  metadata: { htmlTitle: '', htmlDescription: '' },
  live: true,
  sections: [
    { name: 'head', path: '', items: items.slice(0, 1) },
    { name: 'main', path: '', items: items.slice(1) },
  ],
  blockTypes: [],
  problems: [],
})

const opening = (...items: ResolvedItem[]) =>
  openingPictures(page(...items), pictureOf).map(({ block, at }) => [items.indexOf(block), ...at])

it('finds the first picture, past words, broken blocks and banners without one', () => {
  const banner = block('banner', { media })
  expect(opening(block('words'), broken, block('banner'), banner, banner)).toEqual([[3, ...breakpoints]])
})

it('takes the poster of a video', () => {
  expect(opening(block('banner', { media: { sm: { url: '/a.mp4' } }, poster: media }))).toEqual([
    [0, ...breakpoints],
  ])
})

it('takes the first of several pictures', () => {
  const second = { ...media, publicId: 'b' }
  const items = [block('banner', { mediaList: [media, second] })]
  expect(openingPictures(page(...items), pictureOf)).toMatchObject([{ media: { publicId: 'a' } }])
})

it('fetches at each breakpoint what that breakpoint shows', () => {
  const phones = block('banner', { media, hideOnBreakpoint: ['md', 'lg'] })
  const wide = block('banner', { media, hideOnBreakpoint: ['sm'] })
  expect(opening(phones, wide)).toEqual([
    [0, 'sm'],
    [1, 'md', 'lg'],
  ])
})

it('ends at a block whose pictures are its own affair', () => {
  expect(opening(block('collection'), block('banner', { media }))).toEqual([])
  expect(opening(block('collection', { hideOnBreakpoint: ['sm'] }), block('banner', { media }))).toEqual([
    [1, 'sm'],
  ])
})

it('looks into what is selected for this visitor', () => {
  const [baseline, chosen] = [block('banner', { media }), block('banner', { media })]
  const wrapper = (props: Record<string, unknown>) =>
    page(block('segmentation', { baselines: [baseline], ...props }))
  const selection = { report: {}, items: [chosen] }
  expect(openingPictures(wrapper({}), pictureOf)[0]?.block).toBe(baseline)
  expect(openingPictures(wrapper({ selection }), pictureOf)[0]?.block).toBe(chosen)
})
