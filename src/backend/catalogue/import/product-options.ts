import type { CatalogueAttribute } from '#src/contract/catalogue/catalogue.ts'
import { colorOfName } from './color-names.ts'
import { cell, type ImportRow } from './product-row-fields.ts'
import { wordOf } from './word-of.ts'

const colorNames = new Set(['color', 'colour', 'colors', 'colours', 'couleur', 'farbe'])
const sizeNames = new Set(['size', 'sizes', 'taille', 'größe', 'groesse', 'grösse', 'pointure'])
const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '2XL', '3XL', '4XL', '5XL']

const typeOf = (name: string): string => {
  const plain = name.toLowerCase()
  if (colorNames.has(plain)) return 'color'
  if (sizeNames.has(plain)) return 'size'
  return (
    wordOf(name)
      .replace(/^[^a-z]+/, '')
      .slice(0, 40) || 'option'
  )
}

const optionId = (value: string): string =>
  wordOf(value).slice(0, 64) || encodeURIComponent(value).slice(0, 64)

const sizeRank = (value: string): number => {
  const letter = letterSizes.indexOf(value.toUpperCase())
  if (letter >= 0) return letter
  const number = Number.parseFloat(value.replace(',', '.'))
  return Number.isNaN(number) ? 10_000 : 100 + number
}

/** One of the up to three options of a product, such as Color or Size. */
export type Option = { position: 1 | 2 | 3; type: string; name: string }

/** The options a product's first row names; `Title: Default Title` is Shopify's way to say none. */
export const optionsOf = (first: ImportRow): Option[] => {
  const used = new Map<string, number>()
  return ([1, 2, 3] as const).flatMap((position) => {
    const name = cell(first, `option${position}Name`)
    if (name === '' || (name === 'Title' && cell(first, `option${position}Value`) === 'Default Title'))
      return []
    const type = typeOf(name)
    const count = (used.get(type) ?? 0) + 1
    used.set(type, count)
    return [{ position, type: count > 1 ? `${type}-${count}` : type, name }]
  })
}

/** Ids of an option's values; two values that would share one differ by a number. */
const idsOf = (values: readonly string[]): Map<string, string> => {
  const ids = new Map<string, string>()
  const used = new Set<string>()
  for (const value of values) {
    const word = optionId(value)
    let id = word
    for (let count = 2; used.has(id); count += 1) id = `${word.slice(0, 60)}-${count}`
    used.add(id)
    ids.set(value, id)
  }
  return ids
}

/** The options of a product with the values its variants have, and their ids. */
export type OptionValues = Option & { ids: ReadonlyMap<string, string> }

export const valuesOf = (rows: readonly ImportRow[], options: readonly Option[]): OptionValues[] =>
  options.map((option) => {
    const values = rows.map((row) => cell(row, `option${option.position}Value`)).filter((one) => one !== '')
    return { ...option, ids: idsOf([...new Set(values)]) }
  })

/** The attributes of a product: colour first, sizes in their natural order, the rest as written. */
export const attributesOf = (options: readonly OptionValues[], language: string): CatalogueAttribute[] =>
  options
    .map(({ type, name, ids }) => {
      const values = [...ids].map(([value, id]) => ({ id, value }))
      if (type === 'size') values.sort((a, b) => sizeRank(a.value) - sizeRank(b.value))
      return {
        type,
        label: { [language]: name },
        options: values.map(({ id, value }) => {
          const swatch = type === 'color' ? colorOfName(value) : undefined
          return { id, value: { [language]: value }, ...(swatch ? { swatch } : {}) }
        }),
      }
    })
    .sort((a, b) => Number(b.type === 'color') - Number(a.type === 'color'))
