import { arabic, longWord, scene } from '#src/components/banner-frame/example-pictures.ts'
import type { ThinBannerEntry } from './block.ts'

export const thinBannerExamples: Record<string, ThinBannerEntry> = {
  'on the brand’s colour, edge to edge': {
    title: 'Two years to walk them in. A lifetime of resoling.',
    backgroundColor: 'brand',
    isFullWidth: true,
    targets: [{ text: 'How repair works', url: '/stories/the-welt', style: 'secondary' }],
    bottomMargins: 'md',
  },
  'on a picture': {
    overline: 'Until Sunday',
    title: 'The mid-season walk',
    subtitle: 'Selected boots, a fifth off.',
    media: scene('ridgeline-dusk', ''),
    gradientStyle: 'full',
    targets: [{ text: 'Shop the walk', url: '/c/new-6000' }],
    bottomMargins: 'md',
  },
  'centred, one link': {
    title: 'Free shipping from 100',
    backgroundColor: 'surface-2',
    alignment: 'center',
    isFullWidth: true,
    linkType: 'No-CTA',
    mediaTarget: { url: '/help/shipping' },
    targets: [{ text: 'See how', url: '/help/shipping', style: 'text' }],
    bottomMargins: 'md',
  },
  'one very long word': { title: longWord, targets: [{ text: 'Home', url: '/' }], backgroundColor: 'ink' },
  'right to left': { ...arabic, backgroundColor: 'surface-2', isFullWidth: true },
}
