import { err, ok, type Result } from '#src/base/result.ts'
import type { VariantUpdate } from '../update-variants.ts'
import { WrongFile } from './file-text.ts'
import { productIdOf } from './import-product.ts'
import { marketCurrencies } from './market-currency.ts'
import { optionsOf, valuesOf } from './product-options.ts'
import { cell, type CellField, type Finding, type ImportRow } from './product-row-fields.ts'
import { readTable } from './read-table.ts'
import { plainHeading, shopifyField, type CurrencyOf } from './shopify-columns.ts'
import { chosenBy, pricesOf, variantIdOf } from './variant-of-row.ts'

export type UpdateOptions = {
  file: string
  only: 'stock' | 'prices'
  currency: string
  markets: ReadonlyMap<string, string>
}

/** Shopify's inventory export, and what people call the column themselves. */
const stockHeadings = new Set(['available', 'available (not editable)', 'quantity', 'stock'])

const fieldOf = (heading: string, currencyOf: CurrencyOf): CellField | undefined =>
  stockHeadings.has(plainHeading(heading)) ? 'quantity' : shopifyField(heading, currencyOf)

type Rows = { rows: ImportRow[]; columnOf: (field: CellField) => string }

const readRows = async ({ file, only, markets }: UpdateOptions): Promise<Rows> => {
  const rows: ImportRow[] = []
  const currencyOf = marketCurrencies(markets)
  const named = new Map<CellField, string>()
  await readTable(file, (columns) => {
    const fields = columns.map((column) => fieldOf(column, currencyOf))
    fields.forEach((field, index) => field && !named.has(field) && named.set(field, columns[index] ?? ''))
    const needed = only === 'stock' ? 'quantity' : 'price'
    const isPriced = fields.some((field) => field?.startsWith('price'))
    if (!(named.has('handle') || named.has('sku')) || !(named.has(needed) || (only === 'prices' && isPriced)))
      throw new WrongFile(
        `The header needs "Handle" or "SKU", and ${only === 'stock' ? '"Available"' : '"Price"'}.`,
      )
    return ({ line, cells }) => {
      const row: ImportRow = { line, cells: {} }
      fields.forEach((field, index) => {
        const text = cells[index]
        if (field && text) row.cells[field] ??= text
      })
      rows.push(row)
    }
  })
  return { rows, columnOf: (field) => named.get(field) ?? field }
}

/** The variant that a row means: by handle and options, else by its SKU. */
const variantsOf = (rows: readonly ImportRow[]) => {
  const options = new Map(
    [...Map.groupBy(rows, (row) => cell(row, 'handle'))].map(([handle, own]) => {
      const [first] = own
      return [handle, first && handle ? valuesOf(own, optionsOf(first)) : []]
    }),
  )
  return (row: ImportRow): Pick<VariantUpdate, 'variantId' | 'sku'> | undefined => {
    const [handle, sku] = [cell(row, 'handle'), cell(row, 'sku')]
    if (handle === '') return sku === '' ? undefined : { sku }
    const attributes: Record<string, string> = {}
    for (const [type, id] of Object.entries(chosenBy(row, options.get(handle) ?? [])))
      if (id !== undefined) attributes[type] = id
    return { variantId: variantIdOf(productIdOf(handle), attributes) }
  }
}

const changeOf = (
  row: ImportRow,
  { only, currency }: UpdateOptions,
  columnOf: Rows['columnOf'],
): Result<Pick<VariantUpdate, 'quantity' | 'prices'> | undefined, Finding> => {
  if (only === 'prices') {
    const prices = pricesOf(row, { currency, columnOf })
    return prices.ok ? ok({ prices: prices.value }) : prices
  }
  const text = cell(row, 'quantity')
  if (text === '' || text.toLowerCase() === 'not stocked') return ok(undefined)
  if (!/^-?\d{1,9}$/.test(text))
    return err({ line: row.line, column: columnOf('quantity'), reason: `"${text}" is no whole number` })
  return ok({ quantity: Math.max(0, Number(text)) })
}

/**
 * Reads new stock or prices of variants: Shopify's inventory export (places of one variant are added up), its product
 * CSV, or any table with a SKU or a handle with options.
 */
export const readVariantUpdates = async (
  options: UpdateOptions,
): Promise<{ updates: VariantUpdate[]; refusals: Finding[] }> => {
  const { rows, columnOf } = await readRows(options)
  const variantOf = variantsOf(rows)
  const updates = new Map<string, VariantUpdate>()
  const refusals: Finding[] = []
  for (const row of rows) {
    const variant = variantOf(row)
    const change = changeOf(row, options, columnOf)
    if (!variant) refusals.push({ line: row.line, column: columnOf('sku'), reason: 'is empty' })
    else if (!change.ok) refusals.push(change.error)
    else if (change.value) {
      const key = variant.variantId ?? `sku ${variant.sku}`
      const before = updates.get(key)
      const quantity = (before?.quantity ?? 0) + (change.value.quantity ?? 0)
      updates.set(key, { ...variant, ...change.value, ...(options.only === 'stock' ? { quantity } : {}) })
    }
  }
  return { updates: [...updates.values()], refusals }
}
