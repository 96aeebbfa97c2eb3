import { arabic, longWord, scene } from '#src/components/banner-frame/example-pictures.ts'
import type { ProductOverlayBannerEntry } from './block.ts'

const walker = scene('walker-ridge', 'A walker on a ridge')
const productId = 'MW1201HB'

export const productOverlayBannerExamples: Record<string, ProductOverlayBannerEntry> = {
  'product at the end': {
    overline: 'In the picture',
    title: 'The boot that was there',
    media: walker,
    productId,
    gradientStyle: 'focused',
    targets: [{ text: 'All boots', url: '/c/women/shoes/hiking-boots-1130', style: 'secondary' }],
  },
  'product at the start, edge to edge, one link': {
    title: 'Seen on the ridge',
    media: walker,
    productId,
    productPosition: 'start',
    linkType: 'No-CTA',
    mediaTarget: { url: '/stories/the-welt' },
    gradientStyle: 'full',
    isFullWidth: true,
  },
  'product that is gone': {
    title: 'Sold, every one',
    media: walker,
    productId: 'GONE00000',
    gradientStyle: 'full',
  },
  'one very long word': { title: longWord, media: walker, productId },
  'right to left': { ...arabic, media: walker, productId, gradientStyle: 'focused' },
}
