import { createHash } from 'node:crypto'
import { parseMoney } from '#src/base/money.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import {
  catalogueProductSchema,
  type CatalogueImage,
  type CatalogueProduct,
  type CatalogueVariant,
} from '#src/contract/catalogue/catalogue.ts'
import { largestQuantity } from '#src/contract/cart/cart-calls.ts'
import type { TakePicture } from './import-pictures.ts'
import { attributesOf, chosenBy, optionsOf, wordOf, type Option } from './shopify-options.ts'
import type { Refusal, Row, RowGroup } from './shopify-rows.ts'

export type ProductContext = {
  currency: string
  /** Language the file's texts are in. */
  language: string
  takePicture: TakePicture
  /** Sanitises the merchant's HTML. */
  clean: (html: string) => string
  categoryIdOf: (type: string) => string
  position: number
  /** Instant of a product that says none, ISO. */
  now: string
}

/** The same handle always gets the same product id, so that importing again updates. */
export const productIdOf = (handle: string): string => {
  const digest = createHash('sha256').update(handle).digest()
  return `S${BigInt(`0x${digest.subarray(0, 8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(13, '0')
    .slice(-9)}`
}

const cell = (row: Row, column: string): string => row.cells[column]?.trim() ?? ''

const quantityOf = (row: Row): number | undefined => {
  if (cell(row, 'Variant Inventory Policy') === 'continue') return largestQuantity
  const text = cell(row, 'Variant Inventory Qty')
  if (text === '') return cell(row, 'Variant Inventory Tracker') === '' ? largestQuantity : 0
  return /^-?\d{1,9}$/.test(text) ? Math.max(0, Number(text)) : undefined
}

const variantOf = (
  row: Row,
  productId: string,
  options: readonly Option[],
  currency: string,
): Result<CatalogueVariant, Refusal> => {
  const refuse = (column: string, reason: string) => err({ line: row.line, column, reason })
  const chosen = chosenBy(row, options)
  const attributes: Record<string, string> = {}
  for (const { type, position, name } of options) {
    const id = chosen[type]
    if (id === undefined)
      return refuse(`Option${position} Value`, `is empty, but the product has the option ${name}`)
    attributes[type] = id
  }
  const price = cell(row, 'Variant Price')
  const current = parseMoney(price, currency)
  if (current === undefined)
    return refuse('Variant Price', price === '' ? 'is empty' : `"${price}" is no price in ${currency}`)
  const compareAt = cell(row, 'Variant Compare At Price')
  const original = compareAt === '' ? current : parseMoney(compareAt, currency)
  if (original === undefined)
    return refuse('Variant Compare At Price', `"${compareAt}" is no price in ${currency}`)
  const quantity = quantityOf(row)
  if (quantity === undefined)
    return refuse('Variant Inventory Qty', `"${cell(row, 'Variant Inventory Qty')}" is no whole number`)
  const variantId = [productId, ...Object.values(attributes)].join('-').slice(0, 100)
  const sku = cell(row, 'Variant SKU') || variantId
  return ok({
    variantId,
    upc: (cell(row, 'Variant Barcode').replace(/^'/, '') || sku).slice(0, 64),
    sku: sku.slice(0, 100),
    attributes,
    quantity,
    prices: { [currency]: { current, original: Math.max(original, current) } },
  })
}

const imagesOf = async (
  rows: readonly Row[],
  title: string,
  colorOf: (source: string) => string | undefined,
  { takePicture, language }: ProductContext,
): Promise<Result<CatalogueImage[], Refusal>> => {
  const images: { position: number; image: CatalogueImage }[] = []
  for (const row of rows) {
    const source = cell(row, 'Image Src')
    if (source === '') continue
    const taken = await takePicture(source)
    if (!taken.ok) return err({ line: row.line, column: 'Image Src', reason: `${source} ${taken.error}` })
    const colorId = colorOf(source)
    images.push({
      position: Number(cell(row, 'Image Position')) || images.length + 1,
      image: {
        ...taken.value,
        alt: { [language]: cell(row, 'Image Alt Text') || title },
        ...(colorId ? { colorId } : {}),
      },
    })
  }
  return ok(images.sort((a, b) => a.position - b.position).map(({ image }) => image))
}

/** A product of the file in the catalogue's shape, or every reason why it is refused. */
export const shopifyProduct = async (
  { handle, rows }: RowGroup,
  context: ProductContext,
): Promise<Result<CatalogueProduct, Refusal[]>> => {
  const [first] = rows
  if (!first) return err([])
  const { currency, language, clean } = context
  const title = cell(first, 'Title')
  if (title === '') return err([{ line: first.line, column: 'Title', reason: 'is empty' }])
  const slug = wordOf(handle)
  if (slug === '')
    return err([{ line: first.line, column: 'Handle', reason: `"${handle}" has no letter or digit` }])
  const productId = productIdOf(handle)
  const options = optionsOf(first)
  const variantRows = rows.filter(
    (row) => cell(row, 'Variant Price') !== '' || cell(row, 'Option1 Value') !== '' || row === first,
  )
  const read = variantRows.map((row) => variantOf(row, productId, options, currency))
  const refusals = read.flatMap((variant) => (variant.ok ? [] : [variant.error]))
  const colorByPicture = new Map(
    variantRows.map((row) => [cell(row, 'Variant Image'), chosenBy(row, options)['color']]),
  )
  const images = await imagesOf(rows, title, (source) => colorByPicture.get(source), context)
  if (!images.ok) return err([...refusals, images.error])
  if (refusals.length > 0) return err(refusals)

  const parsed = catalogueProductSchema.safeParse({
    productId,
    masterId: productId,
    slug,
    name: { [language]: title },
    description: { [language]: clean(cell(first, 'Body (HTML)')) },
    brand: cell(first, 'Vendor') || '—',
    productType: cell(first, 'Variant Requires Shipping').toLowerCase() === 'false' ? 'digital' : 'standard',
    details: [],
    categoryIds: [context.categoryIdOf(cell(first, 'Type'))],
    position: context.position,
    publishedAt: context.now,
    attributes: attributesOf(variantRows, options, language),
    images: images.value,
    variants: read.flatMap((variant) => (variant.ok ? [variant.value] : [])),
  })
  if (parsed.success) return ok(parsed.data)
  return err(
    parsed.error.issues.map((issue) => {
      const at = issue.path[0] === 'variants' ? variantRows[Number(issue.path[1])] : undefined
      return {
        line: (at ?? first).line,
        column: String(issue.path.at(-1) ?? 'Handle'),
        reason: issue.message,
      }
    }),
  )
}

/** Whether the merchant sells the product now; drafts, archived and unpublished ones are left out without complaint. */
export const isOnSale = ({ rows }: RowGroup): boolean => {
  const [first] = rows
  if (!first) return false
  const status = cell(first, 'Status').toLowerCase()
  return (status === '' || status === 'active') && cell(first, 'Published').toLowerCase() !== 'false'
}
