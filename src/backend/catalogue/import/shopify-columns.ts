import type { CellField, RowField } from './product-row-fields.ts'

/** A heading without the case and the space that spreadsheets and people change. */
export const plainHeading = (heading: string): string =>
  heading
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/** Shopify's headings, plain: those of the export until 2024, then those since. */
const headings: Record<Exclude<RowField, 'key'>, readonly string[]> = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description', 'body'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type', 'category'],
  type: ['type', 'custom product type', 'product type'],
  tags: ['tags'],
  collection: ['collection', 'collections'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity', 'variant inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  ships: ['variant requires shipping', 'requires shipping'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  lowestPrice: ['lowest price'],
  picture: ['image src', 'product image url', 'image url'],
  picturePosition: ['image position'],
  pictureAlt: ['image alt text'],
  variantPicture: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  taxCategory: ['tax category'],
  restock: ['restock'],
}

const fieldOfHeading = new Map<string, RowField>()
for (const [field, names] of Object.entries(headings))
  for (const name of names) if (isField(field)) fieldOfHeading.set(name, field)

function isField(name: string): name is keyof typeof headings {
  return name in headings
}

const marketPrice = /^(compare[ -]at |lowest )?price ?\/ ?(.+)$/

/** What columns of a market say: the market's currency, or that nobody knows it. */
export type CurrencyOf = (market: string) => string | undefined

/** The field a column of Shopify's product CSV fills; undefined for one that is not read. */
export const shopifyField = (heading: string, currencyOf: CurrencyOf): CellField | undefined => {
  const plain = plainHeading(heading)
  const [, kind = '', market] = marketPrice.exec(plain) ?? []
  if (market === undefined) return fieldOfHeading.get(plain)
  const currency = currencyOf(market)
  if (currency === undefined) return undefined
  if (kind === 'lowest ') return `lowestPrice ${currency}`
  return `${kind === '' ? 'price' : 'compareAt'} ${currency}`
}
