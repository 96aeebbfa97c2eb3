import { arabic, longWord, tallScene } from '#src/components/banner-frame/example-pictures.ts'
import type { ESpotEntry } from './block.ts'

const campfire = tallScene('campfire-night', 'A campfire at night')

export const espotExamples: Record<string, ESpotEntry> = {
  'portrait, one link': {
    overline: 'Journal',
    title: 'A night by the reservoir',
    media: campfire,
    gradientStyle: 'focused',
    linkType: 'No-CTA',
    mediaTarget: { url: '/stories/the-welt' },
    targets: [{ text: 'Read on', url: '/stories/the-welt', style: 'text' }],
  },
  'square, with a link of its own': {
    title: 'Gift cards',
    subtitle: 'For those who have their own way.',
    media: tallScene('city-stairs', 'Stairs in the city'),
    shape: 'square',
    gradientStyle: 'focused',
    targets: [{ text: 'Give one', url: '/gift-card', size: 'sm' }],
  },
  'landscape, without picture': {
    title: 'Resoling, from 60',
    richText: '<p>New soles, same stories.</p>',
    backgroundColor: 'brand',
    shape: 'landscape',
    targets: [{ text: 'Book a repair', url: '/stories/the-welt', style: 'secondary', size: 'sm' }],
  },
  'one very long word': { title: longWord, media: campfire, gradientStyle: 'focused' },
  'right to left': { ...arabic, media: campfire, gradientStyle: 'focused' },
}
