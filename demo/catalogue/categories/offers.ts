import type { CategoryNode } from './category-tree.ts'

export const sale: CategoryNode = {
  id: '5000',
  folder: 'sale',
  name: { en: 'Sale', fr: 'Soldes', de: 'Sale' },
  description: {
    en: 'Last season’s shades at this season’s kinder prices.',
    fr: 'Les coloris de la saison passée à des prix plus doux.',
    de: 'Die Farben der letzten Saison zu freundlicheren Preisen.',
  },
  children: [
    {
      id: '5100',
      folder: 'women',
      name: { en: 'Women’s sale', fr: 'Soldes femme', de: 'Sale für Damen' },
      description: {
        en: 'Women’s shoes and layers, reduced while sizes last.',
        fr: 'Chaussures et vêtements femme à prix réduit, dans la limite des tailles disponibles.',
        de: 'Reduzierte Damenschuhe und -bekleidung, solange die Größen reichen.',
      },
    },
    {
      id: '5200',
      folder: 'men',
      name: { en: 'Men’s sale', fr: 'Soldes homme', de: 'Sale für Herren' },
      description: {
        en: 'Men’s shoes and layers, reduced while sizes last.',
        fr: 'Chaussures et vêtements homme à prix réduit, dans la limite des tailles disponibles.',
        de: 'Reduzierte Herrenschuhe und -bekleidung, solange die Größen reichen.',
      },
    },
    {
      id: '5300',
      folder: 'kids',
      name: { en: 'Kids’ sale', fr: 'Soldes enfant', de: 'Sale für Kinder' },
      description: {
        en: 'They will have outgrown it by spring, so pay less for it now.',
        fr: 'Ce sera trop petit au printemps, autant le payer moins cher.',
        de: 'Bis zum Frühling ist es ohnehin zu klein, also lieber weniger bezahlen.',
      },
    },
  ],
}

export const newArrivals: CategoryNode = {
  id: '6000',
  folder: 'new',
  name: { en: 'New', fr: 'Nouveautés', de: 'Neu' },
  description: {
    en: 'Fresh from the workshop this season.',
    fr: 'Tout juste sorti de l’atelier cette saison.',
    de: 'Diese Saison frisch aus der Werkstatt.',
  },
}
