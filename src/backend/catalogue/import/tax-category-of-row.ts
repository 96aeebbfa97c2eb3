import { taxCategories, type TaxCategory } from '#src/contract/catalogue/tax-category.ts'
import { cell, type Finding, type ImportRow } from './product-row-fields.ts'

type Context = { columnOf: (field: 'taxCategory') => string; warn: (finding: Finding) => void }

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** What a row says its product is to tax law; undefined, with a warning, for words that the shop has no rates for. */
export const taxCategoryOfRow = (row: ImportRow, { columnOf, warn }: Context): TaxCategory | undefined => {
  const text = cell(row, 'taxCategory')
  const found = taxCategories.find((category) => plain(category) === plain(text))
  if (text !== '' && !found) {
    const reason = `"${text}" is none of ${taxCategories.join(', ')}: taxed as clothing`
    warn({ line: row.line, column: columnOf('taxCategory'), reason })
  }
  return found
}
