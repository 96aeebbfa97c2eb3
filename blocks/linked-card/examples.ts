import { arabic, longWord, tallScene } from '#src/components/banner-frame/example-pictures.ts'
import type { LinkedCardEntry } from './block.ts'

const forest = tallScene('forest-path', 'A path between spruces')

export const linkedCardExamples: Record<string, LinkedCardEntry> = {
  'with all its words': {
    overline: 'Guide',
    title: 'How to dress in layers',
    subtitle: 'Three pieces, every weather.',
    media: forest,
    targets: [{ text: 'Read the guide', url: '/guides/layering', style: 'text' }],
  },
  'title alone': {
    title: 'Forest',
    media: { ...forest, alt: '' },
    mediaTarget: { url: '/stories/the-welt' },
  },
  'links of its own, on a ground': {
    title: 'Layers for women and men',
    media: forest,
    linkType: 'CTA',
    backgroundColor: 'surface',
    targets: [
      { text: 'Women', url: '/c/women-1000', style: 'secondary', size: 'sm' },
      { text: 'Men', url: '/c/men-2000', style: 'secondary', size: 'sm' },
    ],
    equalTargetSize: true,
  },
  'one very long word': { title: longWord, media: forest, mediaTarget: { url: '/stories/the-welt' } },
  'right to left': { ...arabic, media: forest, mediaTarget: { url: '/stories/the-welt' } },
}
