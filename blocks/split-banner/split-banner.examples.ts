import type { BlockEntry } from '#src/canvas/define-block.ts'
import type { splitBanner } from './split-banner.schema.ts'

const workshop = {
  publicId: 'scenes/workshop-table/wide',
  width: 2400,
  height: 1350,
  alt: 'A cobbler’s bench with lasts and thread',
}

export const splitBannerExamples: Record<string, BlockEntry<typeof splitBanner>> = {
  'half and half': {
    overline: 'Construction',
    title: 'Stitched, so it can be undone',
    richText: '<p>The welt is the strip that holds upper and sole together.</p>',
    media: workshop,
    targets: [{ text: 'Read the story', url: '/stories/the-welt', style: 'secondary' }],
  },
  'wide picture at the end, brand ground': {
    title: 'Repair comes first',
    media: workshop,
    imageWidth: 60,
    imageSide: 'end',
    backgroundColor: 'brand',
    isFullWidth: true,
  },
}
