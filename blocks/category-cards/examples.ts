import type { CategoryCardsEntry } from './block.ts'

const card = (title: string, scene: string, url: string) => ({
  title,
  media: { publicId: `scenes/${scene}/tall`, width: 1200, height: 1500, alt: '' },
  mediaTarget: { url },
})

export const categoryCardsExamples: Record<string, CategoryCardsEntry> = {
  four: {
    title: 'Where to?',
    items: [
      card('Trail', 'forest-path', '/c/women/shoes/trail-running-1110'),
      card('Hill', 'ridgeline-dusk', '/c/women/shoes/hiking-boots-1130'),
      card('Street', 'street-dusk', '/c/women/shoes/sneakers-1150'),
      card('Water', 'coast-tide', '/c/women/shoes/sandals-clogs-1160'),
    ],
  },
  two: {
    title: 'For whom?',
    hideTitle: true,
    items: [card('Women', 'meadow-summer', '/c/women-1000'), card('Men', 'alpine-snow', '/c/men-2000')],
  },
}
