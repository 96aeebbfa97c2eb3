import type { CatalogueAttribute } from '#src/contract/catalogue/catalogue.ts'
import type { Audience, Template } from './style.ts'
import { everywhere, type Words } from './words.ts'

type SizeRun = CatalogueAttribute
type Row = readonly [us: string, uk: string, eu: string]

const sizeLabel: Words = { en: 'Size', fr: 'Taille', de: 'Größe' }
const shoeSizeLabel: Words = {
  en: 'Size (US)',
  'en-gb': 'Size (UK)',
  fr: 'Pointure (EU)',
  'fr-ca': 'Pointure (US)',
  de: 'Größe (EU)',
}

/** Option ids are US sizes everywhere, so a cart keeps its variant when the shopper changes locale. */
const shoeRun = (rows: readonly Row[]): SizeRun => ({
  type: 'size',
  label: shoeSizeLabel,
  options: rows.map(([us, uk, eu]) => ({
    id: us,
    value: { en: us, 'en-gb': uk, fr: eu, de: eu, 'fr-ca': us },
  })),
})

const womensShoes = shoeRun([
  ['5', '2.5', '35'],
  ['5.5', '3', '36'],
  ['6', '3.5', '36.5'],
  ['6.5', '4', '37'],
  ['7', '4.5', '37.5'],
  ['7.5', '5', '38'],
  ['8', '5.5', '38.5'],
  ['8.5', '6', '39'],
  ['9', '6.5', '40'],
  ['9.5', '7', '40.5'],
  ['10', '7.5', '41'],
  ['11', '8.5', '42'],
])

const mensShoes = shoeRun([
  ['7', '6.5', '40'],
  ['7.5', '7', '41'],
  ['8', '7.5', '41.5'],
  ['8.5', '8', '42'],
  ['9', '8.5', '43'],
  ['9.5', '9', '43.5'],
  ['10', '9.5', '44'],
  ['10.5', '10', '44.5'],
  ['11', '10.5', '45'],
  ['11.5', '11', '46'],
  ['12', '11.5', '46.5'],
  ['13', '12.5', '48'],
])

const kidsShoes = shoeRun([
  ['10K', '9', '27'],
  ['11K', '10', '28'],
  ['12K', '11', '30'],
  ['13K', '12', '31'],
  ['1Y', '13', '32'],
  ['2Y', '1', '34'],
  ['3Y', '2', '35'],
  ['4Y', '3', '36'],
])

const unisexShoes: SizeRun = {
  type: 'size',
  label: shoeSizeLabel,
  options: [4, 5, 6, 7, 8, 9, 10, 11, 12].map((mens, index) => {
    const eu = 36 + index + (mens > 7 ? 1 : 0)
    const us = `M ${mens} / W ${mens + 2}`
    return {
      id: `M${mens}W${mens + 2}`,
      value: {
        en: us,
        'en-gb': `${mens - 1}`,
        fr: `${eu}-${eu + 1}`,
        de: `${eu}-${eu + 1}`,
        'fr-ca': `H ${mens} / F ${mens + 2}`,
      },
    }
  }),
}

const letters: SizeRun = {
  type: 'size',
  label: sizeLabel,
  options: ['XS', 'S', 'M', 'L', 'XL', 'XXL'].map((id) => ({ id, value: everywhere(id) })),
}

/** Waist in inches where trousers are sold so; French and German shoppers read their own trouser sizes. */
const waists = (rows: readonly (readonly [inches: string, fr: string, de: string])[]): SizeRun => ({
  type: 'size',
  label: { en: 'Waist (in)', fr: 'Taille (FR)', 'fr-ca': 'Taille (po)', de: 'Größe (DE)' },
  options: rows.map(([inches, fr, de]) => ({ id: inches, value: { en: inches, fr, 'fr-ca': inches, de } })),
})

const womensWaists = waists([
  ['24', '34', '32'],
  ['26', '36', '34'],
  ['28', '38', '36'],
  ['30', '40', '38'],
  ['32', '42', '40'],
  ['34', '44', '42'],
  ['36', '46', '44'],
])

const mensWaists = waists([
  ['28', '38', '44'],
  ['30', '40', '46'],
  ['32', '42', '48'],
  ['34', '44', '50'],
  ['36', '46', '52'],
  ['38', '48', '54'],
  ['40', '50', '56'],
])

const kidsAges: SizeRun = {
  type: 'size',
  label: { en: 'Size (age)', fr: 'Taille (âge)', de: 'Größe (cm)' },
  options: [
    { age: 4, cm: '104' },
    { age: 6, cm: '116' },
    { age: 8, cm: '128' },
    { age: 10, cm: '140' },
    { age: 12, cm: '152' },
    { age: 14, cm: '164' },
  ].map(({ age, cm }) => ({
    id: `${age}`,
    value: { en: `${age}`, 'en-gb': `${age - 1}–${age} yrs`, fr: `${age} ans`, de: cm },
  })),
}

const socks: SizeRun = {
  type: 'size',
  label: sizeLabel,
  options: [
    { id: 'S', en: 'S (W 5–7.5)', uk: 'S (UK 2.5–5)', eu: 'S (35–38)', frCa: 'S (F 5–7,5)' },
    {
      id: 'M',
      en: 'M (W 8–10.5, M 7–8.5)',
      uk: 'M (UK 5.5–8)',
      eu: 'M (39–42)',
      frCa: 'M (F 8–10,5, H 7–8,5)',
    },
    { id: 'L', en: 'L (M 9–12)', uk: 'L (UK 8.5–11.5)', eu: 'L (43–46)', frCa: 'L (H 9–12)' },
  ].map(({ id, en, uk, eu, frCa }) => ({ id, value: { en, 'en-gb': uk, fr: eu, de: eu, 'fr-ca': frCa } })),
}

const oneSize: SizeRun = {
  type: 'size',
  label: sizeLabel,
  options: [{ id: 'OS', value: { en: 'One size', fr: 'Taille unique', de: 'Einheitsgröße' } }],
}

const shoeRuns: Record<Audience, SizeRun> = {
  women: womensShoes,
  men: mensShoes,
  kids: kidsShoes,
  unisex: unisexShoes,
}

const trouserRuns: Record<Audience, SizeRun> = {
  women: womensWaists,
  men: mensWaists,
  kids: kidsAges,
  unisex: letters,
}

/** The sizes a style is made in, as the product's `size` attribute. */
export function sizeRunOf(template: Template, audience: Audience): SizeRun {
  switch (template) {
    case 'trail-runner':
    case 'road-runner':
    case 'hiking-boot':
    case 'chelsea-boot':
    case 'winter-boot':
    case 'court-sneaker':
    case 'high-top':
    case 'slip-on':
    case 'sandal':
    case 'clog':
      return shoeRuns[audience]
    case 'trousers':
      return trouserRuns[audience]
    case 'socks':
      return socks
    case 'beanie':
    case 'cap':
    case 'backpack':
      return oneSize
    default:
      return audience === 'kids' ? kidsAges : letters
  }
}
