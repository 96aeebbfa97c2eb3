import type { BadgeId, EyebrowId } from './style.ts'
import type { Words } from './words.ts'

export const badgeLabels: Record<BadgeId, Words> = {
  NEW: { en: 'New', fr: 'Nouveau', de: 'Neu' },
  BESTSELLER: { en: 'Bestseller', fr: 'Meilleure vente', de: 'Bestseller' },
  SALE: { en: 'Sale', fr: 'Soldes', de: 'Sale' },
  RECYCLED: { en: 'Recycled', fr: 'Recyclé', de: 'Recycelt' },
  LIMITED: { en: 'Limited edition', fr: 'Édition limitée', de: 'Limitierte Auflage' },
}

export const eyebrowLabels: Record<EyebrowId, Words> = {
  WATERPROOF: { en: 'Waterproof', fr: 'Imperméable', de: 'Wasserdicht' },
  MERINO: { en: 'Merino', fr: 'Mérinos', de: 'Merino' },
  INSULATED: { en: 'Insulated', fr: 'Isolant', de: 'Isoliert' },
  ORGANIC: { en: 'Organic cotton', fr: 'Coton bio', de: 'Bio-Baumwolle' },
  RESOLEABLE: { en: 'Resoleable', fr: 'Ressemelable', de: 'Neu besohlbar' },
}

export const colourLabel: Words = {
  en: 'Color',
  'en-gb': 'Colour',
  'en-ca': 'Colour',
  fr: 'Couleur',
  de: 'Farbe',
}
