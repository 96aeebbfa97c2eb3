import type { CatalogueAttribute } from '#src/contract/catalogue/catalogue.ts'
import type { Row } from './shopify-rows.ts'

const colorNames = new Set(['color', 'colour', 'colors', 'colours', 'couleur', 'farbe'])
const sizeNames = new Set(['size', 'sizes', 'taille', 'größe', 'groesse', 'pointure'])
const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL', '2XL', '3XL', '4XL']

/** An upper- or lower-case word of letters and digits that stands for a text, empty when it has none. */
export const wordOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const typeOf = (name: string): string => {
  const plain = name.trim().toLowerCase()
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

/** One of the up to three options of a Shopify product, such as Color or Size. */
export type Option = { position: 1 | 2 | 3; type: string; name: string }

/** The options a product's first row names; `Title: Default Title` is Shopify's way to say none. */
export const optionsOf = (first: Row): Option[] => {
  const positions = [1, 2, 3] as const
  return positions.flatMap((position) => {
    const name = first.cells[`Option${position} Name`]?.trim() ?? ''
    const value = first.cells[`Option${position} Value`]?.trim() ?? ''
    if (name === '' || (name === 'Title' && value === 'Default Title')) return []
    return [{ position, type: typeOf(name), name }]
  })
}

/** The option ids a variant row chooses, by attribute type; undefined for an option it leaves empty. */
export const chosenBy = (row: Row, options: readonly Option[]): Record<string, string | undefined> =>
  Object.fromEntries(
    options.map(({ position, type }) => {
      const value = row.cells[`Option${position} Value`]?.trim() ?? ''
      return [type, value === '' ? undefined : optionId(value)]
    }),
  )

/** The attributes that variant rows span: colour first, sizes in their natural order, the rest as written. */
export const attributesOf = (
  rows: readonly Row[],
  options: readonly Option[],
  language: string,
): CatalogueAttribute[] =>
  options
    .map(({ position, type, name }) => {
      const values = [...new Set(rows.map((row) => row.cells[`Option${position} Value`]?.trim() ?? ''))]
      const sorted = type === 'size' ? values.sort((a, b) => sizeRank(a) - sizeRank(b)) : values
      const byId = new Map(sorted.map((value) => [optionId(value), value]))
      return {
        type,
        label: { [language]: name },
        options: [...byId].map(([id, value]) => ({ id, value: { [language]: value } })),
      }
    })
    .sort((a, b) => Number(b.type === 'color') - Number(a.type === 'color'))
