import type { PhotoGalleryEntry } from './block.ts'

export const photoGalleryExamples: Record<string, PhotoGalleryEntry> = {
  'the newest, with the products in them': {
    overline: 'Walked out',
    title: 'Seen on the way',
    subtitle: 'Photos by people who took the long way home.',
  },
  'a category, on a surface': {
    title: 'By the sea',
    category: 'coast',
    showProducts: false,
    backgroundColor: 'surface-2',
  },
  'right to left, and a word of 200 letters': {
    title: 'صور من الطريق',
    subtitle: 'Sohle'.repeat(40),
    customerId: 'ines-k',
    limit: 2,
  },
}
