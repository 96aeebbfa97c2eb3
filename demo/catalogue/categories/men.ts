import type { CategoryNode } from './category-tree.ts'
import { categoryNames } from './names.ts'

const shoes: readonly CategoryNode[] = [
  {
    id: '2110',
    folder: 'trail-running',
    name: categoryNames.trailRunning,
    description: {
      en: 'Deep lugs, tough mesh and a ride that settles once the tarmac ends.',
      fr: 'Crampons profonds, mesh robuste et une foulée qui se pose dès la fin du bitume.',
      de: 'Tiefe Stollen, robustes Mesh und ein Laufgefühl, das hinter dem Asphalt erst beginnt.',
    },
  },
  {
    id: '2120',
    folder: 'road-running',
    name: categoryNames.roadRunning,
    description: {
      en: 'Cushioned miles and quick ones, on pavement, towpath and track.',
      fr: 'Des kilomètres souples ou rapides, sur trottoir, chemin de halage ou piste.',
      de: 'Gedämpfte und schnelle Kilometer auf Gehweg, Treidelpfad und Bahn.',
    },
  },
  {
    id: '2130',
    folder: 'hiking-boots',
    name: categoryNames.hikingBoots,
    description: {
      en: 'Leather that takes a polish and membranes that take a week of rain.',
      fr: 'Du cuir qui se cire et des membranes qui encaissent une semaine de pluie.',
      de: 'Leder, das man wachsen kann, und Membranen, die eine Regenwoche aushalten.',
    },
  },
  {
    id: '2140',
    folder: 'boots',
    name: categoryNames.boots,
    description: {
      en: 'Chelsea boots that can be resoled, winter boots that can be relied on.',
      fr: 'Des chelsea que l’on ressemelle, des bottes d’hiver sur lesquelles on compte.',
      de: 'Chelsea Boots zum Neubesohlen, Winterstiefel zum Verlassen.',
    },
  },
  {
    id: '2150',
    folder: 'sneakers',
    name: categoryNames.sneakers,
    description: {
      en: 'Leather courts, waxed high-tops and slip-ons for every unhurried day.',
      fr: 'Courts en cuir, montantes cirées et slip-on pour les jours sans hâte.',
      de: 'Leder-Courts, gewachste High-Tops und Slip-ons für jeden Tag ohne Eile.',
    },
  },
  {
    id: '2160',
    folder: 'sandals-clogs',
    name: categoryNames.sandalsClogs,
    description: {
      en: 'For fords, campsites and the walk down to the water.',
      fr: 'Pour les gués, le campement et la descente vers l’eau.',
      de: 'Für Furten, Zeltplätze und den Weg hinunter ans Wasser.',
    },
  },
]

const clothing: readonly CategoryNode[] = [
  {
    id: '2210',
    folder: 'jackets',
    name: categoryNames.jackets,
    description: {
      en: 'Weather kept at arm’s length: three-layer shells, puffers and warm vests.',
      'en-gb': 'Weather kept at arm’s length: three-layer shells, puffers and warm gilets.',
      fr: 'La météo à distance, avec nos vestes trois couches, nos doudounes et nos gilets.',
      de: 'Das Wetter auf Abstand: Dreilagenjacken, Steppjacken und warme Westen.',
    },
  },
  {
    id: '2220',
    folder: 'fleece-midlayers',
    name: categoryNames.fleece,
    description: {
      en: 'Warmth by the layer, from lambswool crews to high-pile fleece.',
      fr: 'La chaleur couche après couche, du col rond en laine à la polaire épaisse.',
      de: 'Wärme Schicht für Schicht, vom Lammwollpullover bis zum Hochflorfleece.',
    },
  },
  {
    id: '2230',
    folder: 'tops',
    name: categoryNames.tops,
    description: {
      en: 'Tees to wear thin and overshirts to hand down.',
      fr: 'Des t-shirts à user jusqu’à la trame, des surchemises à transmettre.',
      de: 'T-Shirts zum Auftragen und Overshirts zum Weitergeben.',
    },
  },
  {
    id: '2240',
    folder: 'bottoms',
    name: categoryNames.bottoms,
    description: {
      en: 'Pants that climb a stile, shorts that dry before lunch.',
      'en-gb': 'Trousers that climb a stile, shorts that dry before lunch.',
      fr: 'Des pantalons qui passent les barrières, des shorts secs avant midi.',
      de: 'Hosen, die über jeden Zaun kommen, Shorts, die bis mittags trocken sind.',
    },
  },
]

export const men: CategoryNode = {
  id: '2000',
  folder: 'men',
  name: { en: 'Men', fr: 'Homme', de: 'Herren' },
  description: {
    en: 'Footwear and layers for men who take the long way home.',
    fr: 'Chaussures et couches pour ceux qui rentrent par le chemin le plus long.',
    de: 'Schuhe und Schichten für Männer, die den längeren Heimweg nehmen.',
  },
  children: [
    {
      id: '2100',
      folder: 'shoes',
      name: categoryNames.shoes,
      description: {
        en: 'Every men’s shoe we make, from fell runners to Chelsea boots.',
        fr: 'Toutes nos chaussures homme, du trail de montagne à la chelsea.',
        de: 'Alle unsere Herrenschuhe, vom Berglaufschuh bis zum Chelsea Boot.',
      },
      children: shoes,
    },
    {
      id: '2200',
      folder: 'clothing',
      name: categoryNames.clothing,
      description: {
        en: 'Men’s clothing made to be worn hard, washed seldom and mended once or twice.',
        fr: 'Des vêtements homme à porter souvent, laver rarement et réparer une fois ou deux.',
        de: 'Herrenbekleidung zum häufigen Tragen, seltenen Waschen und gelegentlichen Flicken.',
      },
      children: clothing,
    },
  ],
}
