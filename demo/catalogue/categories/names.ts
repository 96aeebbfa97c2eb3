import type { Words } from '../words.ts'

/** Names that women's, men's and kids' categories share. */
export const categoryNames = {
  shoes: { en: 'Shoes', fr: 'Chaussures', de: 'Schuhe' },
  trailRunning: { en: 'Trail running', fr: 'Trail', de: 'Trailrunning' },
  roadRunning: { en: 'Road running', fr: 'Course sur route', de: 'Straßenlauf' },
  hikingBoots: { en: 'Hiking boots', fr: 'Chaussures de randonnée', de: 'Wanderstiefel' },
  boots: { en: 'Boots', fr: 'Bottes et bottines', de: 'Stiefel' },
  sneakers: { en: 'Sneakers', 'en-gb': 'Trainers', fr: 'Baskets', 'fr-ca': 'Espadrilles', de: 'Sneaker' },
  sandalsClogs: { en: 'Sandals and clogs', fr: 'Sandales et sabots', de: 'Sandalen und Clogs' },
  clothing: { en: 'Clothing', fr: 'Vêtements', de: 'Bekleidung' },
  jackets: {
    en: 'Jackets and vests',
    'en-gb': 'Jackets and gilets',
    fr: 'Vestes et gilets',
    de: 'Jacken und Westen',
  },
  fleece: { en: 'Fleece and midlayers', fr: 'Polaires et couches intermédiaires', de: 'Fleece und Midlayer' },
  tops: { en: 'Tops and shirts', fr: 'Hauts et chemises', de: 'Oberteile und Hemden' },
  bottoms: {
    en: 'Pants and shorts',
    'en-gb': 'Trousers and shorts',
    fr: 'Pantalons et shorts',
    de: 'Hosen und Shorts',
  },
} as const satisfies Record<string, Words>
