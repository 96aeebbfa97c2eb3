import { WrongFile } from './file-text.ts'
import type { CellField, Finding, ProductFile } from './product-row-fields.ts'
import type { TableRecord } from './read-table.ts'
import { gatherRows } from './record-rows.ts'
import { plainHeading, shopifyField, type CurrencyOf } from './shopify-columns.ts'

const needed = { handle: 'Handle', title: 'Title', price: 'Variant Price' } as const

/** Reads the records of Shopify's product CSV, old or new. Throws `WrongFile` when a needed column is missing. */
export const shopifyFile = (
  columns: string[],
  currencyOf: CurrencyOf,
): { take: (record: TableRecord) => void; result: () => ProductFile } => {
  const seen = new Set<CellField>()
  const fields = columns.map((column) => {
    const field = shopifyField(column, currencyOf)
    if (field === undefined || seen.has(field)) return undefined
    seen.add(field)
    return field
  })
  const missing = (['handle', 'title', 'price'] as const).filter((field) => !seen.has(field))
  if (missing.length > 0)
    throw new WrongFile(
      `The header lacks ${missing.map((field) => `"${needed[field]}"`).join(', ')}. Is this a product CSV of Shopify or WooCommerce, or a Google feed?`,
    )
  const warnings: Finding[] = columns
    .filter((column, index) => fields[index] === undefined && /^price ?\/ ?./.test(plainHeading(column)))
    .map((column) => ({ line: 1, column, reason: 'is of a market whose currency is not known: left out' }))
  const rows = gatherRows(columns, fields)
  const named = new Map(fields.map((field, index) => [field, columns[index] ?? '']))
  return {
    take: rows.take,
    result: () => ({
      ...rows.result(),
      warnings,
      columnOf: (field) => named.get(field) ?? field,
      hasTrackers: seen.has('tracker'),
    }),
  }
}
