import type { RelatedArticlesEntry } from './block.ts'

export const relatedArticlesExamples: Record<string, RelatedArticlesEntry> = {
  'the newest': {},
  'by tag, with words of its own': {
    overline: 'Journal',
    title: 'More on looking after things',
    subtitle: 'Ten minutes now, or a new pair in spring.',
    relatedQuery: 'tagId=care&tagId=repair',
    backgroundColor: 'surface-2',
  },
  'right to left, and a word of 200 letters': {
    title: 'قصص أخرى',
    subtitle: 'Sohle'.repeat(40),
    relatedQuery: 'tagId=walking',
  },
}
