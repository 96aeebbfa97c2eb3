import type { VerticalLinkListEntry } from './block.ts'

type Examples = Record<string, VerticalLinkListEntry>

const scene = (name: string, alt = '') => ({
  publicId: `scenes/${name}/tall`,
  width: 1200,
  height: 1500,
  alt,
})

const places = [
  {
    title: 'Forest',
    media: scene('forest-path', 'A path between trees'),
    mediaTarget: { url: '/guides/layering' },
  },
  {
    title: 'Coast',
    media: scene('coast-cliffs', 'Cliffs above the sea'),
    mediaTarget: { url: '/stories/the-welt' },
  },
  {
    title: 'City',
    media: scene('street-rain', 'A wet street'),
    mediaTarget: { url: '/sustainability/materials' },
  },
]

export const verticalLinkListExamples: Examples = {
  'with a head, picture at the end': {
    overline: 'By ground',
    title: 'Where do you walk?',
    items: places.map((place) => ({ ...place, subtitle: 'Shoes, layers and a little advice.' })),
  },
  'links alone, picture at the start, on a ground': {
    imageSide: 'start',
    backgroundColor: 'surface-2',
    items: places,
  },
  'one link': { items: places.slice(0, 1) },
  'right to left, and a word of 200 letters': {
    titleHtml: '<span dir="rtl" lang="ar">أين تمشي؟</span>',
    items: [
      { title: 'غابة', media: scene('forest-rain'), mediaTarget: { url: '/' } },
      { title: 'Trail'.repeat(40), media: scene('alpine-snow'), mediaTarget: { url: '/' } },
    ],
  },
}
