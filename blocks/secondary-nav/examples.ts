import type { SecondaryNavEntry } from './block.ts'

type Examples = Record<string, SecondaryNavEntry>

const pages = [
  { text: 'Layering', url: '/guides/layering' },
  { text: 'The welt', url: '/stories/the-welt' },
  { text: 'Materials', url: '/sustainability/materials' },
]

export const secondaryNavExamples: Examples = {
  'with a title': { title: 'Worth knowing', targets: pages },
  'in the middle, on a ground': { targets: pages, alignment: 'center', backgroundColor: 'surface-2' },
  'more than fits': {
    title: 'Women',
    alignment: 'end',
    targets: [...pages, ...pages, ...pages, ...pages].map((page, index) => ({
      ...page,
      text: `${page.text} ${index + 1}`,
    })),
  },
  'right to left': {
    title: 'دليل',
    targets: [
      { text: 'طبقات', url: '/guides/layering' },
      { text: 'الخياطة', url: '/stories/the-welt' },
    ],
  },
  'a word of 120 letters': {
    title: 'Way'.repeat(66),
    targets: [{ text: 'Path'.repeat(30), url: '/' }, ...pages],
  },
}
