import type { BlockEntry } from '#src/canvas/define-block.ts'
import type { heroBanner } from './hero-banner.schema.ts'

type Examples = Record<string, BlockEntry<typeof heroBanner>>

const dawn = {
  publicId: 'scenes/ridgeline-dawn/wide',
  width: 2400,
  height: 1350,
  alt: 'Ridges in the first light',
}

export const heroBannerExamples: Examples = {
  'full width': {
    overline: 'Autumn, on foot',
    title: 'The city ends where you want it to',
    subtitle: 'Shoes and layers for the walk that starts at your own front door.',
    titleH1: true,
    media: { ...dawn, sm: { publicId: 'scenes/ridgeline-dawn/tall', width: 1200, height: 1500 } },
    targets: [
      { text: 'Shop women', url: '/c/women-1000' },
      { text: 'Shop men', url: '/c/men-2000', style: 'secondary' },
    ],
    gradientStyle: 'focused',
    isFullWidth: true,
  },
  'within the page, one link': {
    title: 'Made to be resoled',
    media: dawn,
    linkType: 'No-CTA',
    mediaTarget: { url: '/stories/the-welt' },
    captionText: 'Ridge path above the reservoir',
    captionPosition: 'bottom-right',
    captionStyle: 'boxed',
  },
  'words alone': {
    title: 'Page not found',
    subtitle: 'The path ends here.',
    targets: [{ text: 'Home', url: '/' }],
  },
}
