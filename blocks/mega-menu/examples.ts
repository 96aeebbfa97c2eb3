import type { MegaMenuEntry } from './block.ts'

const workshop = { publicId: 'scenes/workshop-table/tall', width: 1200, height: 1500, alt: '' }
const forest = { publicId: 'scenes/forest-path/tall', width: 1200, height: 1500, alt: '' }

const column = (title: string) => ({
  children: [
    {
      title,
      target: { url: '/c/women/shoes-1100' },
      links: ['Trail running', 'Road running', 'Boots'].map((text) => ({
        text,
        url: '/c/women/shoes/trail-running-1110',
      })),
    },
  ],
})

const tile = (title: string, url: string) => ({
  type: 'menu-tile',
  title,
  media: forest,
  mediaTarget: { url },
})

export const megaMenuExamples: Record<string, MegaMenuEntry> = {
  'three levels and a plain link': {
    items: [
      {
        id: 'women',
        title: 'Women',
        target: { url: '/c/women-1000' },
        columns: [column('Shoes')],
        visualSelectors: [{ title: 'Forest', media: forest, mediaTarget: { url: '/c/women-1000' } }],
        menuBanner: {
          title: 'The welt, explained',
          media: workshop,
          mediaTarget: { url: '/stories/the-welt' },
        },
      },
      { id: 'sale', title: 'Sale', target: { url: '/c/sale-5000' }, menuStyle: 'highlight' },
    ],
  },
  'one plain link': { items: [{ id: 'new', title: 'New', target: { url: '/c/new-6000' } }] },
  'six columns, an icon, and words of its own for the whole category': {
    items: [
      {
        id: 'men',
        title: 'Men',
        target: { url: '/c/men-2000' },
        menuStyle: 'strong',
        menuIcon: forest,
        delocalizedTracking: 'men',
        columns: ['Shoes', 'Boots', 'Jackets', 'Tops', 'Bottoms', 'Socks'].map(column),
        hideShopAll: ['sm'],
        overrideShopAll: { text: 'Everything for men', url: '/c/men-2000' },
      },
    ],
  },
  'a tile of its own for a filled cart': {
    items: [
      {
        id: 'care',
        title: 'Care',
        target: { url: '/stories' },
        columns: [column('Shoes')],
        tiles: [
          {
            type: 'segmentation',
            segments: [{ id: 'cart-not-empty', targets: [tile('Add a brush', '/c/women-1000')] }],
            baselines: [tile('How we resole', '/stories/the-welt')],
          },
        ],
      },
    ],
  },
  'right to left, and a word of 200 letters': {
    items: [
      {
        id: 'rtl',
        title: 'أحذية المشي',
        target: { url: '/c/women-1000' },
        columns: [column('أحذية'), column('ملابس')],
      },
      {
        id: 'long',
        title: 'Wanderstiefel'.repeat(15),
        target: { url: '/c/men-2000' },
        columns: [column('Sohle'.repeat(40))],
      },
    ],
  },
}
