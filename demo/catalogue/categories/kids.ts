import type { CategoryNode } from './category-tree.ts'
import { categoryNames } from './names.ts'

export const kids: CategoryNode = {
  id: '3000',
  folder: 'kids',
  name: { en: 'Kids', fr: 'Enfant', de: 'Kinder' },
  description: {
    en: 'Small versions of the real thing, built for puddles, trees and being handed down.',
    fr: 'Le vrai matériel en petit, fait pour les flaques, les arbres et les petits frères et sœurs.',
    de: 'Das Echte in klein, gemacht für Pfützen, Bäume und jüngere Geschwister.',
  },
  children: [
    {
      id: '3100',
      folder: 'shoes',
      name: categoryNames.shoes,
      description: {
        en: 'Shoes that keep up, sizes 10 kids to 4 youth.',
        'en-gb': 'Shoes that keep up, UK 9 to UK 3.',
        fr: 'Des chaussures qui suivent le rythme, du 27 au 36.',
        'fr-ca': 'Des chaussures qui suivent le rythme, du 10 enfant au 4 junior.',
        de: 'Schuhe, die mithalten, von Größe 27 bis 36.',
      },
      children: [
        {
          id: '3110',
          folder: 'sneakers',
          name: categoryNames.sneakers,
          description: {
            en: 'Easy to pull on, hard to wear out, kind to growing feet.',
            fr: 'Faciles à enfiler, difficiles à user, douces pour les pieds qui grandissent.',
            de: 'Leicht anzuziehen, schwer kleinzukriegen, gut zu wachsenden Füßen.',
          },
        },
        {
          id: '3120',
          folder: 'boots',
          name: categoryNames.boots,
          description: {
            en: 'For the walk to school, the walk up the hill and the snow in between.',
            fr: 'Pour le chemin de l’école, celui de la colline et la neige entre les deux.',
            de: 'Für den Schulweg, den Weg auf den Hügel und den Schnee dazwischen.',
          },
        },
      ],
    },
    {
      id: '3200',
      folder: 'clothing',
      name: categoryNames.clothing,
      description: {
        en: 'Tough seams, soft linings and a name label inside, ages 4 to 14.',
        fr: 'Coutures solides, doublures douces et étiquette à nom, de 4 à 14 ans.',
        de: 'Feste Nähte, weiches Futter und ein Namensschild, von Größe 104 bis 164.',
      },
      children: [
        {
          id: '3210',
          folder: 'jackets-fleece',
          name: { en: 'Jackets and fleece', fr: 'Vestes et polaires', de: 'Jacken und Fleece' },
          description: {
            en: 'Warm and dry first, bright enough to spot across a field.',
            fr: 'Au chaud et au sec, et visibles de l’autre bout du champ.',
            de: 'Warm und trocken, und hell genug, um sie am Ende der Wiese zu sehen.',
          },
        },
        {
          id: '3220',
          folder: 'tops-bottoms',
          name: {
            en: 'Tops and pants',
            'en-gb': 'Tops and trousers',
            fr: 'Hauts et pantalons',
            de: 'Oberteile und Hosen',
          },
          description: {
            en: 'Double knees, soft waistbands and cotton that shrugs off grass stains.',
            fr: 'Genoux renforcés, tailles souples et un coton qui résiste aux taches d’herbe.',
            de: 'Doppelte Knie, weiche Bündchen und Baumwolle, die Grasflecken verzeiht.',
          },
        },
      ],
    },
  ],
}
