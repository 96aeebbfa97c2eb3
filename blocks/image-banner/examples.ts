import { arabic, longWord, scene } from '#src/components/banner-frame/example-pictures.ts'
import type { ImageBannerEntry } from './block.ts'

const coast = scene('coast-tide', 'Low tide under a wide sky')

export const imageBannerExamples: Record<string, ImageBannerEntry> = {
  'a picture that leads somewhere': {
    media: coast,
    mediaTarget: { url: '/stories/the-welt' },
    captionText: 'Low tide, half past six',
    captionPosition: 'bottom-left',
  },
  'with words, edge to edge, one link': {
    overline: 'Journal',
    title: 'Eleven miles of low tide',
    media: coast,
    linkType: 'No-CTA',
    mediaTarget: { url: '/stories/the-welt' },
    targets: [{ text: 'Read the story', url: '/stories/the-welt', style: 'text' }],
    gradientStyle: 'focused',
    isFullWidth: true,
  },
  'title for assistive technology alone, words at the end': {
    title: 'Street at dusk',
    hideTitle: true,
    subtitle: 'For the last bus and all that lies behind it.',
    media: scene('street-dusk', 'A street at dusk'),
    alignment: 'end',
    gradientStyle: 'full',
  },
  'one very long word': { title: longWord, media: coast, gradientStyle: 'full' },
  'right to left': { ...arabic, media: coast, gradientStyle: 'focused' },
}
