import { arabic, longWord, tallScene } from '#src/components/banner-frame/example-pictures.ts'
import type { SplitBannerEntry } from './block.ts'

const workshop = tallScene('workshop-table', 'A cobbler’s bench with lasts and thread')
const story = { text: 'Read the story', url: '/stories/the-welt', style: 'secondary' as const }

export const splitBannerExamples: Record<string, SplitBannerEntry> = {
  'half and half': {
    overline: 'Construction',
    title: 'Stitched, so it can be undone',
    richText: '<p>The welt is the strip that holds upper and sole together.</p>',
    media: workshop,
    captionText: 'Bench four, Northampton',
    captionPosition: 'bottom-left',
    targets: [story],
  },
  'wide picture at the end, brand ground': {
    title: 'Repair comes first',
    richText: '<p>Send them in, we send them back.</p>',
    media: workshop,
    imageWidth: 60,
    imageSide: 'end',
    backgroundColor: 'brand',
    isFullWidth: true,
    targets: [{ ...story, style: 'primary' }, story],
  },
  'narrow picture, several of them, dark ground': {
    title: 'From the bench to the street',
    richText: '<p>Lasted on Monday, welted on Tuesday, heeled on Friday.</p>',
    media: tallScene('city-stairs', 'Stairs in the city'),
    mediaList: [workshop],
    imageWidth: 40,
    colours: 'dark',
    targets: [story],
  },
  'one very long word': { title: longWord, media: workshop, richText: `<p>${longWord}</p>` },
  'right to left': { ...arabic, media: workshop },
  'words alone': { title: 'No picture yet', targets: [story] },
}
