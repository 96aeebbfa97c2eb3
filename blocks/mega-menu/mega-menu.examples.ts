import type { BlockEntry } from '#src/canvas/define-block.ts'
import type { megaMenu } from './mega-menu.schema.ts'

export const megaMenuExamples: Record<string, BlockEntry<typeof megaMenu>> = {
  'three levels and a plain link': {
    items: [
      {
        id: 'women',
        title: 'Women',
        target: { url: '/c/women-1000' },
        columns: [
          {
            children: [
              {
                title: 'Shoes',
                target: { url: '/c/women/shoes-1100' },
                links: [{ text: 'Trail running', url: '/c/women/shoes/trail-running-1110' }],
              },
            ],
          },
        ],
        menuBanner: {
          title: 'The welt, explained',
          media: { publicId: 'scenes/workshop-table/tall', width: 1200, height: 1500, alt: '' },
          mediaTarget: { url: '/stories/the-welt' },
        },
      },
      { id: 'sale', title: 'Sale', target: { url: '/c/sale-5000' }, menuStyle: 'highlight' },
    ],
  },
}
