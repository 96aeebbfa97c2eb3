import type { SegmentationEntry } from './block.ts'

const note = (richText: string) => ({ type: 'rich-text', richText: `<p>${richText}</p>` })

export const segmentationExamples: Record<string, SegmentationEntry> = {
  cart: {
    name: 'by cart',
    segments: [{ id: 'cart-not-empty', targets: [note('Your cart is waiting.')] }],
    baselines: [note('Nothing in your cart yet.')],
  },
  'in another': {
    segments: [
      {
        id: 'loggedin',
        targets: [
          {
            type: 'segmentation',
            segments: [{ id: 'loyalty-loggedin', targets: [note('Good to see you, member.')] }],
            baselines: [note('Join, and walk further.')],
          },
        ],
      },
      { id: 'loggedout', targets: [note('<span dir="rtl" lang="ar">أهلا بكم في متجرنا</span>')] },
    ],
    baselines: [],
  },
  'long words': { baselines: [note('Weg'.repeat(67)), note('And a second block for everyone.')] },
  'baselines only': { baselines: [note('For everyone.')] },
}
