import type { CtaCollectionEntry } from './block.ts'

type Examples = Record<string, CtaCollectionEntry>

const categories = [
  { text: 'Hiking boots', url: '/c/women-1000' },
  { text: 'Trail running', url: '/c/men-2000' },
  { text: 'Rain shells', url: '/c/women/clothing/jackets-1210' },
  { text: 'Socks', url: '/c/accessories-4000' },
  { text: 'New', url: '/c/new-6000' },
]

export const ctaCollectionExamples: Examples = {
  'a row that scrolls': { title: 'Straight to it', targets: categories },
  'a grid, in the middle, on a ground': {
    title: 'Where to?',
    subtitle: 'The way out begins with a choice.',
    alignment: 'center',
    backgroundColor: 'brand',
    targets: [
      { text: 'Everything new', url: '/c/new-6000', style: 'primary', size: 'lg' },
      ...categories.slice(0, 3).map((button) => ({ ...button, size: 'lg' as const })),
    ],
    breakpoints: {
      sm: { type: 'grid', columns: 1 },
      md: { type: 'grid', columns: 2 },
      lg: { type: 'grid', columns: 4 },
    },
  },
  'one button': { targets: categories.slice(0, 1), alignment: 'center' },
  'with arrows, wide slides': {
    overline: 'All of them',
    title: 'A carousel of buttons',
    targets: [...categories, ...categories],
    breakpoints: {
      sm: { type: 'carousel', slideWidth: '70%', showProgress: true },
      md: { type: 'carousel', slideWidth: '18rem', slidePadding: 'medium', showArrows: true },
    },
  },
  'right to left': {
    titleHtml: '<span dir="rtl" lang="ar">إلى أين؟</span>',
    targets: [
      { text: 'أحذية المشي', url: '/c/women-1000' },
      { text: 'سترات المطر', url: '/c/men-2000' },
    ],
  },
  'a word of 110 letters': {
    targets: [{ text: 'Sock'.repeat(27), url: '/c/accessories-4000' }, ...categories],
  },
}
