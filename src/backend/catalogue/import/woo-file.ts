import { gatherProducts } from './gather-products.ts'
import type { CellField, ImportRow, ProductFile } from './product-row-fields.ts'
import type { TableRecord } from './read-table.ts'
import { plainHeading } from './shopify-columns.ts'
import { uniqueWords, wordOf } from './word-of.ts'

/** Whether plain headings are those of WooCommerce's product export. */
export const isWooHeader = (plain: readonly string[]): boolean =>
  plain.includes('regular price') && plain.includes('name') && plain.includes('type')

type Record = { line: number; of: (heading: string) => string }

/** Where a field's text comes from; the fields of an option are by its number. */
const headings: Partial<{ [Field in CellField]: string }> = {
  title: 'name',
  body: 'description',
  vendor: 'brands',
  category: 'categories',
  tags: 'tags',
  published: 'published',
  sku: 'sku',
  barcode: 'gtin, upc, ean, or isbn',
  quantity: 'stock',
  price: 'regular price',
  compareAt: 'regular price',
  picture: 'images',
  variantPicture: 'images',
  taxCategory: 'tax class',
  restock: 'restock',
}

/** A list in one cell; a comma within an entry is written `\,`. */
const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((one) => one.replaceAll('\\,', ',').trim())
    .filter((one) => one !== '')

const isYes = (text: string): boolean => /^(?:1|yes|true)$/i.test(text)

/** What a product and a variation say alike: price, stock, shipping. */
const sellingCells = ({ of }: Record): ImportRow['cells'] => {
  const sale = of('sale price')
  const regular = of('regular price')
  const isOut =
    of('in stock?') !== '' && !/^(?:1|yes|true|instock|backorder|onbackorder)$/i.test(of('in stock?'))
  const stock = isOut ? '0' : of('stock')
  return {
    sku: of('sku'),
    barcode: of('gtin, upc, ean, or isbn'),
    price: sale || regular,
    ...(sale === '' ? {} : { compareAt: regular }),
    quantity: stock,
    tracker: stock === '' ? '' : 'woocommerce',
    policy: /^(?:1|yes|notify)$/i.test(of('backorders allowed?')) ? 'continue' : '',
    ships: /virtual|downloadable/i.test(of('type')) ? 'false' : '',
  }
}

const productCells = ({ of }: Record): ImportRow['cells'] => ({
  title: of('name'),
  body: of('description') || of('short description'),
  vendor: of('brands'),
  category: listOf(of('categories')).join('\n'),
  tags: listOf(of('tags')).join(','),
  taxCategory: of('tax class'),
  restock: of('restock'),
  published: of('published') === '' || isYes(of('published')) ? 'true' : 'false',
})

const positions = [1, 2, 3] as const

/** The attributes that tell variations apart, at most three. */
const variationAttributes = (parent: Record, variations: readonly Record[]): number[] =>
  Array.from({ length: 20 }, (_, index) => index + 1)
    .filter(
      (number) =>
        parent.of(`attribute ${number} name`) !== '' &&
        variations.some(({ of }) => of(`attribute ${number} value(s)`) !== ''),
    )
    .slice(0, positions.length)

const optionCells = (parent: Record, variation: Record, attributes: readonly number[]): ImportRow['cells'] =>
  Object.fromEntries(
    attributes.flatMap((number, index) => [
      [`option${index + 1}Name`, parent.of(`attribute ${number} name`)],
      [`option${index + 1}Value`, variation.of(`attribute ${number} value(s)`)],
    ]),
  )

const pictureRows = ({ line, of }: Record): ImportRow[] =>
  listOf(of('images')).map((picture) => ({ line, cells: { picture } }))

/** A product and its variations as rows: the first says the product too. */
const rowsOf = (parent: Record, variations: readonly Record[]): ImportRow[] => {
  const attributes = variationAttributes(parent, variations)
  const variants = variations.length > 0 ? variations : [parent]
  const [pictures, ...morePictures] = pictureRows(parent)
  const selling = variants.map((one): ImportRow => {
    const [own = ''] = one === parent ? [] : listOf(one.of('images'))
    return {
      line: one.line,
      cells: { ...sellingCells(one), ...optionCells(parent, one, attributes), variantPicture: own },
    }
  })
  const [first, ...others] = selling
  if (!first) return []
  const cells = { ...first.cells, ...productCells(parent), ...pictures?.cells }
  return [{ line: parent.line, cells }, ...others, ...morePictures]
}

/** Reads the records of WooCommerce's product CSV. */
export const wooFile = (
  columns: string[],
): { take: (record: TableRecord) => void; result: () => ProductFile } => {
  const indexOf = new Map(columns.map((column, index) => [plainHeading(column), index]))
  const named = new Map(columns.map((column) => [plainHeading(column), column]))
  const records: Record[] = []
  return {
    take: ({ line, cells }) => {
      records.push({ line, of: (heading) => cells[indexOf.get(heading) ?? -1] ?? '' })
    },
    result: () => {
      const isVariation = ({ of }: Record) => /variation/i.test(of('type'))
      const byParent = Map.groupBy(records.filter(isVariation), ({ of }) => of('parent'))
      const uniqueHandle = uniqueWords()
      const products = records
        .filter((record) => !isVariation(record) && !/grouped|external/i.test(record.of('type')))
        .map((record) => {
          const [id, sku] = [record.of('id'), record.of('sku')]
          const variations = [...(byParent.get(`id:${id}`) ?? []), ...(sku ? (byParent.get(sku) ?? []) : [])]
          variations.sort((a, b) => a.line - b.line)
          const handle = uniqueHandle(wordOf(record.of('name')))
          return { key: sku || id || handle, handle, rows: rowsOf(record, variations) }
        })
      return gatherProducts(products, {
        columnOf: (field) => named.get(headings[field] ?? '') ?? named.get('type') ?? field,
        hasTrackers: true,
        warnings: records
          .filter(({ of }) => /grouped|external/i.test(of('type')))
          .map(({ line }) => ({
            line,
            column: named.get('type') ?? 'Type',
            reason: 'is of a kind that the shop does not sell: left out',
          })),
      })
    },
  }
}
