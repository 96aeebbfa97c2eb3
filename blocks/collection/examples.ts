import { linkedCardExamples } from '../linked-card/examples.ts'
import type { CollectionEntry } from './block.ts'

type Examples = Record<string, CollectionEntry>

const cards = Object.values(linkedCardExamples).map((card) => ({ type: 'linked-card', ...card }))

export const collectionExamples: Examples = {
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
  'rotating and looping, with indicators, on a ground': {
    title: 'Stops along the way',
    subtitle: 'It rests under the pointer, stops for the keyboard, and waits for whoever wants less motion.',
    alignment: 'center',
    backgroundColor: 'brand',
    items: [...cards, ...cards, ...cards],
    breakpoints: {
      sm: { type: 'carousel', autoplay: true, autorotateTime: 4, loop: true, showIndicators: true },
      lg: {
        type: 'carousel',
        columns: 3,
        autoplay: true,
        autorotateTime: 4,
        loop: true,
        showIndicators: true,
      },
    },
  },
  'a single item, no title': { items: cards.slice(0, 1), alignment: 'center' },
  'right to left': {
    titleHtml: '<span dir="rtl" lang="ar">أحذية للمشي من باب البيت</span>',
    subtitleHtml: '<span dir="rtl" lang="ar">طبقات لكل طقس، ونعال يمكن استبدالها.</span>',
    items: cards,
    breakpoints: { sm: { type: 'grid', columns: 1 }, md: { type: 'grid', columns: 2 } },
  },
  'a word of 200 letters': {
    title: 'Wander'.repeat(34).slice(0, 200),
    subtitle: 'lust'.repeat(50),
    items: cards,
    breakpoints: { sm: { type: 'carousel', slidePadding: 'small', margin: '2rem' } },
  },
}
