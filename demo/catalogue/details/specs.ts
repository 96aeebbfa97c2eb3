import type { Style } from '../style.ts'
import type { Words } from '../words.ts'

type Row = { label: Words; value: Words }

const decimal = (value: number): string => value.toFixed(1).replace('.', ',')

/** Americans read ounces; everyone else grams. */
const weight = (grams: number): Row => {
  const ounces = grams / 28.3495
  const metric = `${grams} g`
  return {
    label: { en: 'Weight, one shoe', fr: 'Poids d’une chaussure', de: 'Gewicht pro Schuh' },
    value: {
      en: `${ounces.toFixed(1)} oz (${metric})`,
      'en-gb': metric,
      fr: metric,
      'fr-ca': `${metric} (${decimal(ounces)} oz)`,
      de: metric,
    },
  }
}

const millimetres = (label: Words, value: number): Row => ({
  label,
  value: { en: `${value} mm`, fr: `${value} mm`, de: `${value} mm` },
})

const volume = (litres: number): Row => ({
  label: { en: 'Volume', fr: 'Volume', de: 'Volumen' },
  value: {
    en: `${litres} liters`,
    'en-gb': `${litres} litres`,
    'en-ca': `${litres} litres`,
    fr: `${litres} litres`,
    de: `${litres} Liter`,
  },
})

function rowsOf({ grams, drop, lugs, litres }: NonNullable<Style['specs']>): Row[] {
  const rows: Row[] = []
  if (grams !== undefined) rows.push(weight(grams))
  if (drop !== undefined)
    rows.push(millimetres({ en: 'Heel-to-toe drop', fr: 'Drop', de: 'Sprengung' }, drop))
  if (lugs !== undefined) rows.push(millimetres({ en: 'Lug depth', fr: 'Crampons', de: 'Profiltiefe' }, lugs))
  if (litres !== undefined) rows.push(volume(litres))
  return rows
}

export const specsTitle: Words = { en: 'Specifications', fr: 'Caractéristiques', de: 'Technische Daten' }

/** The measured facts of a style as an HTML list, in each way of writing them. */
export function specsHtml(specs: NonNullable<Style['specs']>): Words {
  const rows = rowsOf(specs)
  const list = (read: (words: Words) => string): string =>
    `<ul>${rows.map(({ label, value }) => `<li>${read(label)}: ${read(value)}</li>`).join('')}</ul>`
  return {
    en: list((words) => words.en),
    'en-gb': list((words) => words['en-gb'] ?? words.en),
    'en-ca': list((words) => words['en-ca'] ?? words.en),
    fr: list((words) => words.fr).replaceAll(': ', '\u00a0: '),
    'fr-ca': list((words) => words['fr-ca'] ?? words.fr).replaceAll(': ', '\u00a0: '),
    de: list((words) => words.de),
  }
}
