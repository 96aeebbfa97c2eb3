import type { CatalogueImage } from '#src/contract/catalogue/catalogue.ts'
import { drawingSide, type View } from '#demo/pictures/drawing.ts'
import { colours } from './colours.ts'
import type { Style, Template } from './style.ts'
import { everywhere, type Language, mapWords, type Words } from './words.ts'

const footwear: ReadonlySet<Template> = new Set([
  'trail-runner',
  'road-runner',
  'hiking-boot',
  'chelsea-boot',
  'winter-boot',
  'court-sneaker',
  'high-top',
  'slip-on',
  'sandal',
  'clog',
])

const sideView: Words = { en: 'side view', fr: 'vu de profil', de: 'Seitenansicht' }
const frontView: Words = { en: 'front view', fr: 'vu de face', de: 'Vorderansicht' }
const secondView: Words = { en: 'second view', fr: 'autre vue', de: 'zweite Ansicht' }
const closeUp: Words = { en: 'close-up', fr: 'gros plan', de: 'Nahaufnahme' }

const sentence: Record<Language, (name: string, colour: string, view: string) => string> = {
  en: (name, colour, view) => `${name} in ${colour}, ${view}`,
  fr: (name, colour, view) => `${name}, coloris ${colour}, ${view}`,
  de: (name, colour, view) => `${name} in ${colour}, ${view}`,
}

/** Three pictures of each colour, in the order of the gallery. */
export function imagesOf({ slug, name, template, colours: codes }: Style): CatalogueImage[] {
  const names = typeof name === 'string' ? everywhere(name) : name
  const views: [View, Words][] = [
    ['main', footwear.has(template) ? sideView : frontView],
    ['alternate', secondView],
    ['detail', closeUp],
  ]
  return codes.flatMap((code) =>
    views.map(([view, viewName]) => ({
      publicId: `products/${slug}/${code}/${view}`,
      alt: mapWords(names, (text, language) =>
        sentence[language](text, colours[code].name[language], viewName[language]),
      ),
      colorId: code,
      width: drawingSide,
      height: drawingSide,
    })),
  )
}
