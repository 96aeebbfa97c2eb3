import type { CategoryNode } from './category-tree.ts'
import { categoryNames } from './names.ts'

const shoes: readonly CategoryNode[] = [
  {
    id: '1110',
    folder: 'trail-running',
    name: categoryNames.trailRunning,
    description: {
      en: 'Grip for roots, scree and wet grass, on lasts shaped around a woman’s heel and forefoot.',
      fr: 'De l’accroche sur racines, pierriers et herbe mouillée, sur des formes pensées pour le pied féminin.',
      de: 'Halt auf Wurzeln, Geröll und nassem Gras, gebaut auf Leisten für den weiblichen Fuß.',
    },
  },
  {
    id: '1120',
    folder: 'road-running',
    name: categoryNames.roadRunning,
    description: {
      en: 'From an easy half hour before work to the last mile of a half marathon.',
      fr: 'De la petite demi-heure avant le travail au dernier kilomètre du semi-marathon.',
      de: 'Von der lockeren halben Stunde vor der Arbeit bis zum letzten Kilometer des Halbmarathons.',
    },
  },
  {
    id: '1130',
    folder: 'hiking-boots',
    name: categoryNames.hikingBoots,
    description: {
      en: 'Ankle support you forget about by the second stile, light enough to wear on the train home.',
      fr: 'Un maintien de la cheville qu’on oublie au deuxième col, assez léger pour le train du retour.',
      de: 'Knöchelhalt, den du nach dem zweiten Anstieg vergisst, leicht genug für die Zugfahrt nach Hause.',
    },
  },
  {
    id: '1140',
    folder: 'boots',
    name: categoryNames.boots,
    description: {
      en: 'Chelsea boots for most of the year, and warm ones for the rest of it.',
      fr: 'Des chelsea pour la majeure partie de l’année, des modèles fourrés pour le reste.',
      de: 'Chelsea Boots für den größten Teil des Jahres und gefütterte für den Rest.',
    },
  },
  {
    id: '1150',
    folder: 'sneakers',
    name: categoryNames.sneakers,
    description: {
      en: 'Clean court shapes, high-tops and slip-ons that age well.',
      fr: 'Lignes de court épurées, montantes et slip-on qui vieillissent bien.',
      de: 'Klare Court-Formen, High-Tops und Slip-ons, die schön altern.',
    },
  },
  {
    id: '1160',
    folder: 'sandals-clogs',
    name: categoryNames.sandalsClogs,
    description: {
      en: 'Bare feet, near enough: straps for rivers and clogs for the back door.',
      fr: 'Presque pieds nus, avec des sangles pour la rivière et des sabots pour le jardin.',
      de: 'Fast wie barfuß: Riemen für den Fluss, Clogs für die Hintertür.',
    },
  },
]

const clothing: readonly CategoryNode[] = [
  {
    id: '1210',
    folder: 'jackets',
    name: categoryNames.jackets,
    description: {
      en: 'Shells that keep rain out, down that keeps warmth in, vests for the days between.',
      'en-gb': 'Shells that keep rain out, down that keeps warmth in, gilets for the days between.',
      fr: 'Des vestes contre la pluie, du duvet contre le froid, des gilets pour l’entre-deux.',
      de: 'Shells gegen Regen, Daune gegen Kälte und Westen für die Tage dazwischen.',
    },
  },
  {
    id: '1220',
    folder: 'fleece-midlayers',
    name: categoryNames.fleece,
    description: {
      en: 'The layer you leave on: pile fleece, grid knits, hoodies and sweatshirts.',
      fr: 'La couche qu’on garde sur soi, de la polaire bouclée au sweat à capuche.',
      de: 'Die Schicht, die anbleibt: Flauschfleece, Grid-Strick, Hoodies und Sweatshirts.',
    },
  },
  {
    id: '1230',
    folder: 'tops',
    name: categoryNames.tops,
    description: {
      en: 'Organic cotton, fine merino and shirts with proper pockets.',
      fr: 'Coton bio, mérinos fin et chemises aux vraies poches.',
      de: 'Bio-Baumwolle, feines Merino und Hemden mit richtigen Taschen.',
    },
  },
  {
    id: '1240',
    folder: 'bottoms',
    name: categoryNames.bottoms,
    description: {
      en: 'Cut to stride, squat and sit on a wall with a sandwich.',
      fr: 'Coupés pour marcher, s’accroupir et pique-niquer sur un muret.',
      de: 'Geschnitten zum Ausschreiten, Hocken und für die Brotzeit auf der Mauer.',
    },
  },
]

export const women: CategoryNode = {
  id: '1000',
  folder: 'women',
  name: { en: 'Women', fr: 'Femme', de: 'Damen' },
  description: {
    en: 'Footwear and layers for women who walk out of the city, and back in time for supper.',
    fr: 'Chaussures et couches pour celles qui quittent la ville à pied et rentrent pour le dîner.',
    de: 'Schuhe und Schichten für Frauen, die zu Fuß aus der Stadt gehen und zum Abendessen zurück sind.',
  },
  children: [
    {
      id: '1100',
      folder: 'shoes',
      name: categoryNames.shoes,
      description: {
        en: 'Every women’s shoe we make, from court sneakers to winter boots.',
        'en-gb': 'Every women’s shoe we make, from court trainers to winter boots.',
        fr: 'Toutes nos chaussures femme, de la basket de ville à la botte d’hiver.',
        de: 'Alle unsere Damenschuhe, vom Court-Sneaker bis zum Winterstiefel.',
      },
      children: shoes,
    },
    {
      id: '1200',
      folder: 'clothing',
      name: categoryNames.clothing,
      description: {
        en: 'Women’s clothing that layers without bulk and lasts more than a season.',
        fr: 'Des vêtements femme qui se superposent sans épaisseur et durent plus d’une saison.',
        de: 'Damenbekleidung, die sich ohne Volumen schichten lässt und länger hält als eine Saison.',
      },
      children: clothing,
    },
  ],
}
