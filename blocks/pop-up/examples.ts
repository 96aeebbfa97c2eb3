import type { PopUpEntry } from './block.ts'

export const popUpExamples: Record<string, PopUpEntry> = {
  'with everything': {
    id: 'autumn-resole',
    delay: 4000,
    logo: { publicId: 'scenes/workshop-table/wide', width: 2400, height: 1350, alt: '' },
    logoSize: 'lg',
    minimizedTitle: 'Worn through?',
    maximizedTitle: 'We resole your boots until the end of November for half.',
    richText: '<p>Any welted pair, whatever its age.</p>',
    targets: [
      { text: 'How it works', url: '/stories/the-welt' },
      { text: 'All boots', url: '/c/men/shoes/boots-2140', style: 'text' },
    ],
    disclaimer: 'Postage is yours on the way here and ours on the way back.',
  },
  'title alone': { id: 'note', minimizedTitle: 'News', maximizedTitle: 'The autumn shells are here.' },
  'right to left, and a word of 200 letters': {
    id: 'long',
    minimizedTitle: 'Sohle'.repeat(20),
    maximizedTitle: 'Sohle'.repeat(40),
    maximizedTitleHtml: '<span dir="rtl" lang="ar">نعلٌ جديد لحذائك</span>',
    disclaimer: 'Sohle'.repeat(40),
  },
}
