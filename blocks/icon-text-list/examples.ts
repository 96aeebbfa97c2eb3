import type { IconTextListEntry } from './block.ts'

type Examples = Record<string, IconTextListEntry>

const repair = {
  icon: 'repair' as const,
  title: 'Resoled in our workshop',
  richText: '<p>Send them in when the tread is gone. Most pairs manage three soles.</p>',
  target: { text: 'How it works', url: '/stories/the-welt' },
}

export const iconTextListExamples: Examples = {
  'four, two by two': {
    overline: 'What you can count on',
    title: 'Made for the long way home',
    items: [
      repair,
      { icon: 'waterproof', title: 'Dry to the last bus', richText: '<p>Taped seams, waxed welts.</p>' },
      {
        icon: 'return',
        title: 'Sixty days to change your mind',
        richText: '<p>Walk them indoors first.</p>',
      },
      { icon: 'delivery', title: 'On its way by tonight', richText: '<p>Ordered before four.</p>' },
    ],
  },
  'three, large icons, in the middle, on a ground': {
    title: 'Wool, leather, rubber',
    iconSize: 'large',
    alignment: 'center',
    backgroundColor: 'brand',
    items: [
      { icon: 'warm', title: 'Wool', richText: '<p>Warm when wet.</p>' },
      { icon: 'boot', title: 'Leather', richText: '<p>Gets better with kilometres.</p>' },
      { icon: 'mountain', title: 'Rubber', richText: '<p>Holds on wet rock.</p>' },
    ],
  },
  'small icons, words alone': {
    iconSize: 'small',
    items: [
      { icon: 'shield', title: 'Two-year warranty' },
      { icon: 'chat', title: 'People who answer' },
    ],
  },
  'pictures, and an item without either': {
    iconSize: 'large',
    items: [
      {
        media: { publicId: 'scenes/workshop-table/tall', width: 1200, height: 1500, alt: '' },
        title: 'From one workshop',
      },
      { richText: '<p>A sentence that has neither icon nor title.</p>' },
    ],
  },
  'right to left, and a word of 200 letters': {
    titleHtml: '<span dir="rtl" lang="ar">ما يمكنك الاعتماد عليه</span>',
    items: [
      { icon: 'leaf', richText: '<p dir="rtl" lang="ar">صوف وجلد ومطاط من مصادر نعرفها.</p>' },
      { icon: 'info', title: 'Stitch'.repeat(34).slice(0, 200) },
    ],
  },
}
