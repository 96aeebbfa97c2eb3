import type { CategoryNode } from './category-tree.ts'

export const accessories: CategoryNode = {
  id: '4000',
  folder: 'accessories',
  name: { en: 'Accessories', fr: 'Accessoires', de: 'Accessoires' },
  description: {
    en: 'What you reach for last on the way out and miss first if it is not there.',
    fr: 'Ce que l’on prend en dernier avant de sortir, et qui manque en premier.',
    de: 'Wonach man beim Hinausgehen zuletzt greift und was zuerst fehlt.',
  },
  children: [
    {
      id: '4100',
      folder: 'headwear',
      name: {
        en: 'Beanies and caps',
        fr: 'Bonnets et casquettes',
        'fr-ca': 'Tuques et casquettes',
        de: 'Mützen und Caps',
      },
      description: {
        en: 'Ribbed wool for frost, brushed cotton for glare.',
        fr: 'Laine côtelée pour le gel, coton gratté pour le soleil.',
        de: 'Gerippte Wolle gegen Frost, angeraute Baumwolle gegen blendende Sonne.',
      },
    },
    {
      id: '4200',
      folder: 'socks',
      name: { en: 'Socks', fr: 'Chaussettes', de: 'Socken' },
      description: {
        en: 'Half of how a shoe fits.',
        fr: 'La moitié du confort d’une chaussure.',
        de: 'Die Hälfte der Passform eines Schuhs.',
      },
    },
    {
      id: '4300',
      folder: 'backpacks',
      name: { en: 'Backpacks', 'en-gb': 'Rucksacks', fr: 'Sacs à dos', de: 'Rucksäcke' },
      description: {
        en: 'Packs for an errand, a summit or a long weekend.',
        fr: 'Pour une course en ville, un sommet ou un long week-end.',
        de: 'Für eine Besorgung, einen Gipfel oder ein langes Wochenende.',
      },
    },
  ],
}
