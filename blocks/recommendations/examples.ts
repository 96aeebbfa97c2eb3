import type { RecommendationsEntry } from './block.ts'

export const recommendationsExamples: Record<string, RecommendationsEntry> = {
  'five side by side, in words of the shop': {},
  'three, with a product': {
    overline: 'From the same drawer',
    title: 'Goes with these boots',
    variant: '3-cards',
    productIds: ['MW1201HB'],
    limit: 6,
    backgroundColor: 'surface-2',
  },
  'six, as many as there may be': { title: 'What others are buying', variant: '6-cards', limit: 24 },
  'small ones, for the search hub': { title: 'Popular right now', variant: 'search-hub', limit: 12 },
  'right to left, and a word of 200 letters': {
    titleHtml: '<span dir="rtl" lang="ar">قد يعجبك أيضًا</span>',
    subtitle: 'lust'.repeat(50),
    variant: '5-cards',
    limit: 5,
  },
}
