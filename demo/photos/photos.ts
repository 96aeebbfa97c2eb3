import type { LibraryPhoto } from '#src/contract/photos/library-photo.ts'
import type { Language } from '#src/contract/sites.ts'

type Shot = {
  id: string
  by: string
  caption: string
  language: Language
  on: string
  scene: string
  alt: Record<Language, string>
  categories: string[]
  tags: string[]
}

/** Photos that walkers might have sent; the scenes of the demo shop stand for them. */
const shots: readonly Shot[] = [
  {
    id: 'ridge-before-breakfast',
    by: 'Ines K.',
    caption: 'Up before the kettle.',
    language: 'en',
    on: '2026-11-08T06:42:00Z',
    scene: 'ridgeline-dawn',
    alt: {
      en: 'Ridge behind ridge in the first light',
      fr: 'Des crêtes l’une derrière l’autre dans la première lumière',
      de: 'Grat hinter Grat im ersten Licht',
    },
    categories: ['mountain', 'trail'],
    tags: ['MW1201HB', 'MW1202HB', 'MW2001SJ', 'MW1002TR', 'MW1001TR'],
  },
  {
    id: 'last-bus-missed',
    by: 'Théo M.',
    caption: 'Dernier bus raté. Aucun regret.',
    language: 'fr',
    on: '2026-11-02T17:20:00Z',
    scene: 'street-dusk',
    alt: {
      en: 'A street at dusk with lit windows',
      fr: 'Une rue au crépuscule, fenêtres allumées',
      de: 'Eine Straße in der Dämmerung mit hellen Fenstern',
    },
    categories: ['city'],
    tags: ['MW1401CS', 'MW1402CS', 'MW1302CB', 'MW1301CB'],
  },
  {
    id: 'spruce-cathedral',
    by: 'Jonas W.',
    caption: 'Zwei Stunden niemand, dann ein Reh.',
    language: 'de',
    on: '2026-10-29T09:05:00Z',
    scene: 'forest-path',
    alt: {
      en: 'A path between spruces',
      fr: 'Un sentier entre les épicéas',
      de: 'Ein Pfad zwischen Fichten',
    },
    categories: ['forest', 'trail'],
    tags: ['MW1001TR', 'MW1003TR', 'MW1203HB', 'MW2006GL', 'MW1201HB'],
  },
  {
    id: 'rain-all-day',
    by: 'Maeve O.',
    caption: 'Forecast said “showers”. Singular would have been more honest.',
    language: 'en',
    on: '2026-10-21T11:30:00Z',
    scene: 'forest-rain',
    alt: {
      en: 'Rain over a wooded valley',
      fr: 'La pluie sur une vallée boisée',
      de: 'Regen über einem bewaldeten Tal',
    },
    categories: ['forest', 'weather'],
    tags: ['MW2001SJ', 'MW2002SJ', 'MW2003SJ', 'MW1001TR', 'MW1201HB'],
  },
  {
    id: 'cliff-lunch',
    by: 'Sofia L.',
    caption: 'Lunch with a view, and a gull with intentions.',
    language: 'en',
    on: '2026-10-11T12:15:00Z',
    scene: 'coast-cliffs',
    alt: {
      en: 'Cliffs above a calm sea',
      fr: 'Des falaises au-dessus d’une mer calme',
      de: 'Klippen über einer ruhigen See',
    },
    categories: ['coast'],
    tags: ['MW1501SD', 'MW2003SJ', 'MW1202HB', 'MW1002TR'],
  },
  {
    id: 'low-tide',
    by: 'Paul R.',
    caption: 'À marée basse, le chemin est partout.',
    language: 'fr',
    on: '2026-09-27T08:50:00Z',
    scene: 'coast-tide',
    alt: {
      en: 'A beach at low tide',
      fr: 'Une plage à marée basse',
      de: 'Ein Strand bei Ebbe',
    },
    categories: ['coast'],
    tags: ['MW1501SD', 'MW1503SD', 'MW1104RR'],
  },
  {
    id: 'camp-two',
    by: 'Lena B.',
    caption: 'Stiefel weit weg vom Feuer. Wir haben gelernt.',
    language: 'de',
    on: '2026-09-12T20:40:00Z',
    scene: 'campfire-night',
    alt: {
      en: 'A campfire under a night sky',
      fr: 'Un feu de camp sous le ciel nocturne',
      de: 'Ein Lagerfeuer unter dem Nachthimmel',
    },
    categories: ['camp', 'weather'],
    tags: ['MW1204HB', 'MW1205HB', 'MW2101FL', 'MW2102FL', 'MW2004PJ', 'MW1201HB', 'MW1001TR'],
  },
  {
    id: 'lake-mirror',
    by: 'Ines K.',
    caption: 'Not a ripple until I arrived.',
    language: 'en',
    on: '2026-08-30T07:10:00Z',
    scene: 'lake-morning',
    alt: {
      en: 'A lake in the morning, still as glass',
      fr: 'Un lac au matin, lisse comme un miroir',
      de: 'Ein See am Morgen, glatt wie ein Spiegel',
    },
    categories: ['lake', 'trail'],
    tags: ['MW1002TR', 'MW1003TR', 'MW1101RR', 'MW2101FL'],
  },
  {
    id: 'meadow-shortcut',
    by: 'Samir D.',
    caption: 'Le raccourci a duré trois heures.',
    language: 'fr',
    on: '2026-07-18T15:00:00Z',
    scene: 'meadow-summer',
    alt: {
      en: 'A lone tree in a summer meadow',
      fr: 'Un arbre seul dans une prairie d’été',
      de: 'Ein einzelner Baum in einer Sommerwiese',
    },
    categories: ['meadow'],
    tags: ['MW1101RR', 'MW1102RR', 'MW1401CS', 'MW1002TR'],
  },
  {
    id: 'two-hundred-steps',
    by: 'Greta H.',
    caption: '212 Stufen. Ich habe gezählt, um nicht zu fluchen.',
    language: 'de',
    on: '2026-06-06T18:25:00Z',
    scene: 'city-stairs',
    alt: {
      en: 'Stairs climbing through a city',
      fr: 'Un escalier qui grimpe à travers la ville',
      de: 'Eine Treppe, die durch die Stadt hinaufführt',
    },
    categories: ['city'],
    tags: ['MW1401CS', 'MW1104RR', 'MW1303CB', 'MW1302CB'],
  },
  {
    id: 'above-the-lifts',
    by: 'Maeve O.',
    caption: 'Above the last lift it goes quiet.',
    language: 'en',
    on: '2026-03-14T10:00:00Z',
    scene: 'alpine-snow',
    alt: {
      en: 'Snow-covered peaks',
      fr: 'Des sommets enneigés',
      de: 'Verschneite Gipfel',
    },
    categories: ['mountain', 'weather'],
    tags: ['MW1305WB', 'MW1306WB', 'MW2004PJ', 'MW2005PJ', 'MW1202HB'],
  },
  {
    id: 'home-by-eight',
    by: 'Jonas W.',
    caption: 'Einmal um den Block, sagte ich.',
    language: 'de',
    on: '2026-01-22T18:55:00Z',
    scene: 'street-rain',
    alt: {
      en: 'A wet street with lights in it',
      fr: 'Une rue mouillée où se reflètent des lumières',
      de: 'Eine nasse Straße, in der sich Lichter spiegeln',
    },
    categories: ['city', 'weather'],
    tags: ['MW1302CB', 'MW1301CB', 'MW2003SJ', 'MW2002SJ'],
  },
]

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')

/** Photos of shoppers for the demo shop. Streams are the seasons' walks. */
export const demoPhotos: readonly LibraryPhoto[] = shots.map(
  ({ id, by, caption, language, on, scene, alt, categories, tags }) => ({
    id,
    caption,
    language,
    takenAt: on,
    author: { id: idOf(by), name: by },
    alt,
    picture: { publicId: `scenes/${scene}/tall`, width: 1200, height: 1500 },
    categories,
    streams: ['walks', ...categories],
    tags,
  }),
)
