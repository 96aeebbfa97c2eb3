import { arabic, longWord, scene } from '#src/components/banner-frame/example-pictures.ts'
import type { BlockBelowBannerEntry } from './block.ts'

const meadow = scene('meadow-summer', 'A meadow in July')

export const blockBelowBannerExamples: Record<string, BlockBelowBannerEntry> = {
  'title and text side by side': {
    overline: 'Field notes',
    title: 'What grows at walking pace',
    richText:
      '<p>We asked a botanist to walk our longest test loop. It took her nine hours for six miles, and she would not be hurried.</p>',
    media: meadow,
    captionText: 'Yellow rattle, oxeye daisy, red clover',
    captionPosition: 'top-right',
    captionStyle: 'boxed',
    targets: [
      { text: 'Read her notes', url: '/stories/the-welt' },
      { text: 'The loop', url: '/guides/layering', style: 'text' },
    ],
  },
  'centred, edge to edge, one link': {
    eyebrowText: 'Guide',
    title: 'Dress in layers',
    subtitle: 'Three pieces, every weather.',
    media: scene('lake-morning', 'A lake in the morning'),
    alignment: 'center',
    isFullWidth: true,
    linkType: 'No-CTA',
    mediaTarget: { url: '/guides/layering' },
    targets: [{ text: 'Read the guide', url: '/guides/layering', style: 'text' }],
  },
  'one very long word': { title: longWord, richText: `<p>${longWord}</p>`, media: meadow },
  'right to left': { ...arabic, media: meadow, targets: [{ text: 'المزيد', url: '/stories/the-welt' }] },
  'words alone': { title: 'No picture yet', richText: '<p>Only words, then.</p>' },
}
