import type { ArticleGridEntry } from './block.ts'

export const articleGridExamples: Record<string, ArticleGridEntry> = {
  'all stories by topic': {
    overline: 'Journal',
    title: 'Stories',
    subtitle: 'About walking, making and mending.',
    initialRows: 1,
  },
  'two side by side, without topics': { gridSize: 2, showFacets: false },
  'right to left, and a word of 200 letters': { title: 'قصص', subtitle: 'Sohle'.repeat(40), gridSize: 4 },
}
