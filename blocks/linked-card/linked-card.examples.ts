import type { BlockEntry } from '#src/canvas/define-block.ts'
import type { linkedCard } from './linked-card.schema.ts'

const forest = {
  publicId: 'scenes/forest-path/tall',
  width: 1200,
  height: 1500,
  alt: 'A path between spruces',
}

export const linkedCardExamples: Record<string, BlockEntry<typeof linkedCard>> = {
  'with all its words': {
    overline: 'Guide',
    title: 'How to dress in layers',
    subtitle: 'Three pieces, every weather.',
    captionText: 'Read the guide',
    media: forest,
    mediaTarget: { url: '/guides/layering' },
  },
  'title alone': {
    title: 'Forest',
    media: { ...forest, alt: '' },
    mediaTarget: { url: '/stories/the-welt' },
  },
}
