import type { BenefitBarEntry } from './block.ts'

type Examples = Record<string, BenefitBarEntry>

const promises = [
  { id: 'delivery', text: 'Free delivery from $75', url: '/stories/the-welt', infoIcon: true },
  { id: 'returns', text: '30 days to change your mind' },
  { id: 'repair', text: 'Resoled for life', url: '/stories/the-welt' },
]

export const benefitBarExamples: Examples = {
  'three promises': { targets: promises },
  'one promise, not to be closed': {
    targets: promises.slice(1, 2),
    showCloseButton: false,
    alignment: 'start',
    backgroundColor: 'surface-2',
  },
  'on a picture, with a logo': {
    logo: { publicId: 'scenes/walker-ridge/tall', width: 1200, height: 1500, alt: 'Marlow Trail Club' },
    backgroundImage: { publicId: 'scenes/forest-rain/wide', width: 2400, height: 1350, alt: '' },
    targets: promises.slice(0, 2),
    alignment: 'end',
  },
  'right to left': { targets: [{ text: 'توصيل مجاني ابتداءً من ٧٥ دولارًا', url: '/', infoIcon: true }] },
  'a word of 200 letters': { targets: [{ text: 'Resole'.repeat(33).slice(0, 198) }], backgroundColor: 'ink' },
}
