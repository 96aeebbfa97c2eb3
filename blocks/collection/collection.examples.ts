import type { BlockEntry } from '#src/canvas/define-block.ts'
import { linkedCardExamples } from '../linked-card/linked-card.examples.ts'
import type { collection } from './collection.schema.ts'

const cards = Object.values(linkedCardExamples).map((card) => ({ type: 'linked-card', ...card }))

export const collectionExamples: Record<string, BlockEntry<typeof collection>> = {
  'cards: carousel on phones, grid beyond': {
    overline: 'Journal',
    title: 'Read before you walk',
    items: [...cards, ...cards],
    breakpoints: { sm: { type: 'carousel', slideWidth: '82%' }, md: { type: 'grid', columns: 2 } },
    textLink: { text: 'All stories', url: '/stories/the-welt' },
  },
  'products of a category: carousel at every breakpoint': {
    title: 'New on the shelf',
    categoryId: '6000',
    limit: 10,
    breakpoints: { sm: { type: 'carousel', showProgress: true } },
  },
}
