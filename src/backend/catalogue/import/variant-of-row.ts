import { err, ok, type Result } from '#src/base/result.ts'
import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import type { CatalogueVariant } from '#src/contract/catalogue/catalogue.ts'
import { parsePrice } from './parse-price.ts'
import type { OptionValues } from './product-options.ts'
import { cell, type CellField, type Finding, type ImportRow, type ProductFile } from './product-row-fields.ts'

export type VariantContext = {
  columnOf: ProductFile['columnOf']
  /** ISO 4217 code of the prices that name none. */
  currency: string
  warn: (finding: Finding) => void
}

/** Whether units of the variant are counted: otherwise it can always be bought. */
export const isTracked = (row: ImportRow, hasTrackers: boolean): boolean =>
  cell(row, 'policy').toLowerCase() !== 'continue' &&
  (hasTrackers ? cell(row, 'tracker') !== '' : cell(row, 'quantity') !== '')

/** Whether the row says something of a variant; beyond a product's first, the others only bring pictures. */
export const isVariantRow = (row: ImportRow): boolean =>
  cell(row, 'price') !== '' || cell(row, 'option1Value') !== ''

const refuse = (row: ImportRow, column: string, reason: string) => err({ line: row.line, column, reason })

const quantityOf = (
  row: ImportRow,
  hasTrackers: boolean,
  { columnOf, warn }: VariantContext,
): Result<number, Finding> => {
  const column = columnOf('quantity')
  const text = cell(row, 'quantity')
  if (text !== '' && !/^-?\d{1,9}(?:\.0+)?$/.test(text))
    return refuse(row, column, `"${text}" is no whole number`)
  if (!isTracked(row, hasTrackers)) return ok(largestQuantity)
  if (text === '') warn({ line: row.line, column, reason: 'is empty though stock is tracked: taken as 0' })
  return ok(Math.min(largestQuantity, Math.max(0, Math.trunc(Number(text)))))
}

type Prices = CatalogueVariant['prices']

const priceIn = (
  row: ImportRow,
  currency: string,
  fields: { price: CellField; compareAt: CellField; lowestPrice: CellField },
  columnOf: ProductFile['columnOf'],
): Result<Prices[string], Finding> => {
  const read = (field: CellField) => parsePrice(cell(row, field), currency)
  const wrong = (field: CellField) =>
    refuse(
      row,
      columnOf(field),
      cell(row, field) === '' ? 'is empty' : `"${cell(row, field)}" is no price in ${currency}`,
    )
  const current = read(fields.price)
  if (current === undefined) return wrong(fields.price)
  const original = cell(row, fields.compareAt) === '' ? current : read(fields.compareAt)
  if (original === undefined) return wrong(fields.compareAt)
  const price = { current, original: Math.max(original, current) }
  if (cell(row, fields.lowestPrice) === '') return ok(price)
  const historicBestPrice = read(fields.lowestPrice)
  return historicBestPrice === undefined ? wrong(fields.lowestPrice) : ok({ ...price, historicBestPrice })
}

const marketField = /^price (?<currency>[A-Z]{3})$/

/** The row's prices by currency: its own, and those of markets. */
export const pricesOf = (
  row: ImportRow,
  { currency, columnOf }: Pick<VariantContext, 'currency' | 'columnOf'>,
): Result<Prices, Finding> => {
  const markets = Object.keys(row.cells).flatMap(
    (field) => marketField.exec(field)?.groups?.['currency'] ?? [],
  )
  const prices: Prices = {}
  for (const market of markets) {
    const fields = {
      price: `price ${market}`,
      compareAt: `compareAt ${market}`,
      lowestPrice: `lowestPrice ${market}`,
    } as const
    const price = priceIn(row, market, fields, columnOf)
    if (!price.ok) return price
    prices[market] = price.value
  }
  if (prices[currency] === undefined && (markets.length === 0 || cell(row, 'price') !== '')) {
    const fields = { price: 'price', compareAt: 'compareAt', lowestPrice: 'lowestPrice' } as const
    const price = priceIn(row, currency, fields, columnOf)
    if (!price.ok) return price
    prices[currency] = price.value
  }
  return ok(prices)
}

/** The option ids a row chooses, by attribute type; undefined for an option it leaves empty. */
export const chosenBy = (
  row: ImportRow,
  options: readonly OptionValues[],
): Record<string, string | undefined> =>
  Object.fromEntries(
    options.map(({ position, type, ids }) => [type, ids.get(cell(row, `option${position}Value`))]),
  )

/** Id of the variant with these options. */
export const variantIdOf = (productId: string, attributes: Record<string, string>): string =>
  [productId, ...Object.values(attributes)].join('-').slice(0, 100).toWellFormed()

/** A row as a variant. Several variants may have one SKU or barcode: what tells them apart in carts is `upc`. */
export const variantOfRow = (
  row: ImportRow,
  productId: string,
  options: readonly OptionValues[],
  hasTrackers: boolean,
  context: VariantContext,
): Result<CatalogueVariant, Finding> => {
  const chosen = chosenBy(row, options)
  const attributes: Record<string, string> = {}
  for (const { type, position, name } of options) {
    const id = chosen[type]
    if (id === undefined) {
      const column = context.columnOf(`option${position}Value`)
      return refuse(row, column, `is empty, but the product has the option ${name}`)
    }
    attributes[type] = id
  }
  const prices = pricesOf(row, context)
  if (!prices.ok) return prices
  const quantity = quantityOf(row, hasTrackers, context)
  if (!quantity.ok) return quantity
  const variantId = variantIdOf(productId, attributes)
  const sku = cell(row, 'sku').slice(0, 100).toWellFormed() || variantId
  const barcode = cell(row, 'barcode').replace(/^'/, '').slice(0, 64).toWellFormed()
  return ok({
    variantId,
    upc: barcode || sku.slice(0, 64).toWellFormed(),
    sku,
    attributes,
    quantity: quantity.value,
    prices: prices.value,
  })
}

/** Variants of which no two have the same upc: where barcodes or SKUs repeat, the variant's own id stands for them. */
export const withOwnUpcs = (variants: readonly CatalogueVariant[]): CatalogueVariant[] => {
  const counts = new Map<string, number>()
  for (const { upc } of variants) counts.set(upc, (counts.get(upc) ?? 0) + 1)
  return variants.map((variant, index) =>
    counts.get(variant.upc) === 1
      ? variant
      : {
          ...variant,
          upc:
            variant.variantId.length <= 64 ? variant.variantId : `${variant.variantId.slice(0, 58)}-${index}`,
        },
  )
}
