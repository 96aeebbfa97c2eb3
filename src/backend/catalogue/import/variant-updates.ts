import { err, ok, type Result } from '#src/base/result.ts'
import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import { variantKey, type VariantUpdate } from '../products/update-variants.ts'
import { WrongFile } from './file-text.ts'
import { productIdOf } from './import-product.ts'
import { marketCurrencies } from './market-currency.ts'
import { optionsOf, valuesOf } from './product-options.ts'
import { cell, type CellField, type Finding, type ImportRow } from './product-row-fields.ts'
import { readTable } from './read-table.ts'
import { plainHeading, shopifyField, type CurrencyOf } from './shopify-columns.ts'
import { chosenBy, isTracked, isVariantRow, pricesOf, variantIdOf } from './variant-of-row.ts'

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

type Rows = { rows: ImportRow[]; columnOf: (field: CellField) => string; has: (field: CellField) => boolean }

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
  return { rows, columnOf: (field) => named.get(field) ?? field, has: (field) => named.has(field) }
}

const isMarketPrice = (field: string): boolean => field.startsWith('price ')

/** Rows without those that only bring further pictures of a product, as in Shopify's product CSV. */
const withoutPictureRows = (rows: readonly ImportRow[]): ImportRow[] => {
  const handles = new Set([''])
  return rows.filter((row) => {
    const handle = cell(row, 'handle')
    const isFirst = handle === '' || !handles.has(handle)
    handles.add(handle)
    return (
      isFirst ||
      isVariantRow(row) ||
      cell(row, 'sku') !== '' ||
      cell(row, 'quantity') !== '' ||
      Object.keys(row.cells).some(isMarketPrice)
    )
  })
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
  { columnOf, has }: Pick<Rows, 'columnOf' | 'has'>,
): Result<Pick<VariantUpdate, 'quantity' | 'prices'> | undefined, Finding> => {
  if (only === 'prices') {
    const prices = pricesOf(row, { currency, columnOf })
    return prices.ok ? ok({ prices: prices.value }) : prices
  }
  const text = cell(row, 'quantity')
  if (text.toLowerCase() === 'not stocked') return ok(undefined)
  if (text !== '' && !/^-?\d{1,9}$/.test(text))
    return err({ line: row.line, column: columnOf('quantity'), reason: `"${text}" is no whole number` })
  const tellsTracked = has('tracker') || has('policy')
  if (tellsTracked && !isTracked(row, has('tracker'))) return ok({ quantity: largestQuantity })
  return ok(text === '' ? undefined : { quantity: Math.max(0, Number(text)) })
}

export type VariantUpdates = {
  updates: VariantUpdate[]
  refusals: Finding[]
  /** Says of one of the updates, where the file names it, that no variant is meant by it. */
  notFound: (update: VariantUpdate) => Finding
}

/**
 * Reads new stock or prices of variants: Shopify's inventory export (places of one variant are added up), its product
 * CSV, or any table with a SKU or a handle with options. What the product CSV does not count gets the largest quantity,
 * as in an import.
 */
export const readVariantUpdates = async (options: UpdateOptions): Promise<VariantUpdates> => {
  const { rows: all, columnOf, has } = await readRows(options)
  const rows = withoutPictureRows(all)
  const variantOf = variantsOf(rows)
  const updates = new Map<string, VariantUpdate>()
  const lines = new Map<string, number>()
  const refusals: Finding[] = []
  for (const row of rows) {
    const variant = variantOf(row)
    const change = changeOf(row, options, { columnOf, has })
    if (!variant) refusals.push({ line: row.line, column: columnOf('sku'), reason: 'is empty' })
    else if (!change.ok) refusals.push(change.error)
    else if (change.value) {
      const key = variantKey(variant)
      const before = updates.get(key)
      const quantity = Math.min(largestQuantity, (before?.quantity ?? 0) + (change.value.quantity ?? 0))
      updates.set(key, { ...variant, ...change.value, ...(options.only === 'stock' ? { quantity } : {}) })
      if (!before) lines.set(key, row.line)
    }
  }
  const notFound = (update: VariantUpdate): Finding => ({
    line: lines.get(variantKey(update)) ?? 1,
    column: columnOf(update.variantId === undefined ? 'sku' : 'handle'),
    reason: 'is of no variant in the shop',
  })
  return { updates: [...updates.values()], refusals, notFound }
}
