import { minorDigits } from '#src/base/money.ts'
import { largestQuantity } from '#src/contract/cart/line-item-fields.ts'
import {
  textIn,
  type Catalogue,
  type CatalogueProduct,
  type CatalogueVariant,
} from '#src/contract/catalogue/catalogue.ts'

export type ExportOptions = {
  /** ISO 4217 code of the plain price columns; other currencies get market columns of their own. */
  currency: string
  /** Language of the texts. */
  language: string
  /** Where the exported file will find a picture. */
  pictureSource: (publicId: string) => string
}

const productColumns = [
  ...[
    'Handle',
    'Title',
    'Body (HTML)',
    'Vendor',
    'Product Category',
    'Type',
    'Tags',
    'Collection',
    'Published',
  ],
  ...['SEO Title', 'SEO Description', 'Tax Category', 'Restock', 'Status'],
] as const
const variantColumns = [
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Option3 Name', 'Option3 Value'],
  ...['Variant SKU', 'Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy'],
  ...[
    'Variant Price',
    'Variant Compare At Price',
    'Lowest Price',
    'Variant Requires Shipping',
    'Variant Barcode',
    'Variant Image',
  ],
  ...['Image Src', 'Image Position', 'Image Alt Text'],
] as const

type Cells = Record<string, string>

const amount = (minor: number, currency: string): string => {
  const digits = minorDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

const priceCells = ({ prices }: CatalogueVariant, currency: string): Cells =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([code, { current, original, historicBestPrice }]): [string, string][] => {
      const compareAt = original > current ? amount(original, code) : ''
      const isOwn = code === currency
      return [
        [isOwn ? 'Variant Price' : `Price / ${code}`, amount(current, code)],
        [isOwn ? 'Variant Compare At Price' : `Compare At Price / ${code}`, compareAt],
        [
          isOwn ? 'Lowest Price' : `Lowest Price / ${code}`,
          historicBestPrice === undefined ? '' : amount(historicBestPrice, code),
        ],
      ]
    }),
  )

const placesOf = ({ categories }: Catalogue, language: string) => {
  const byId = new Map(categories.map((category) => [category.categoryId, category]))
  return (categoryId: string): string => {
    const names: string[] = []
    for (let at = byId.get(categoryId); at && names.length < 10; at = byId.get(at.parentId ?? ''))
      names.unshift(textIn(at.name, language))
    return names.join(' > ')
  }
}

const variantRow = (product: CatalogueProduct, variant: CatalogueVariant, options: ExportOptions): Cells => {
  const { language, currency, pictureSource } = options
  const chosen = product.attributes
    .slice(0, 3)
    .flatMap(({ type, label, options: all }, index): [string, string][] => {
      const value = all.find(({ id }) => id === variant.attributes[type])?.value
      return [
        [`Option${index + 1} Name`, textIn(label, language)],
        [`Option${index + 1} Value`, value ? textIn(value, language) : ''],
      ]
    })
  const isCounted = variant.quantity < largestQuantity
  const color = variant.attributes['color']
  const image = color === undefined ? undefined : product.images.find(({ colorId }) => colorId === color)
  return {
    ...(chosen.length > 0
      ? Object.fromEntries(chosen)
      : { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' }),
    ...priceCells(variant, currency),
    'Variant SKU': variant.sku,
    'Variant Barcode': variant.upc === variant.sku || variant.upc === variant.variantId ? '' : variant.upc,
    'Variant Inventory Tracker': isCounted ? 'shopify' : '',
    'Variant Inventory Qty': isCounted ? String(variant.quantity) : '',
    'Variant Inventory Policy': 'deny',
    'Variant Requires Shipping': product.productType === 'digital' ? 'false' : 'true',
    'Variant Image': image ? pictureSource(image.publicId) : '',
  }
}

const rowsOf = (
  product: CatalogueProduct,
  placeOf: (categoryId: string) => string,
  options: ExportOptions,
): Cells[] => {
  const { language, pictureSource } = options
  const text = (localized: Record<string, string> | undefined) =>
    localized ? textIn(localized, language) : ''
  const [primary = '', ...others] = product.categoryIds.map(placeOf)
  const variants = product.variants.map((variant) => variantRow(product, variant, options))
  const images = product.images.map((image, index) => ({
    'Image Src': pictureSource(image.publicId),
    'Image Position': String(index + 1),
    'Image Alt Text': text(image.alt),
  }))
  const count = Math.max(variants.length, images.length)
  return Array.from({ length: count }, (_, index) => ({
    Handle: product.slug,
    ...(index === 0 && {
      Title: text(product.name),
      'Body (HTML)': text(product.description).replace(
        /src="picture:([^"]+)"/g,
        (_match, publicId: string) => `src="${pictureSource(publicId)}"`,
      ),
      Vendor: product.brand === '—' ? '' : product.brand,
      'Product Category': primary,
      Tags: product.tags?.join(', ') ?? '',
      Collection: others.map((place) => place.split(' > ').at(-1)).join(', '),
      Published: 'true',
      'SEO Title': text(product.seo?.title),
      'SEO Description': text(product.seo?.description),
      'Tax Category': product.taxCategory ?? '',
      Restock: product.isNotRestocked ? 'no' : '',
      Status: 'active',
    }),
    ...variants[index],
    ...images[index],
  }))
}

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Writes a catalogue as Shopify's product CSV, line by line; options beyond the third are left out, as there. */
export function* shopifyCsv(catalogue: Catalogue, options: ExportOptions): Generator<string> {
  const currencies = new Set(
    catalogue.products.flatMap(({ variants }) => variants.flatMap(({ prices }) => Object.keys(prices))),
  )
  const markets = [...currencies].filter((code) => code !== options.currency)
  const columns = [
    ...productColumns,
    ...variantColumns,
    ...markets.flatMap((code) => [`Price / ${code}`, `Compare At Price / ${code}`, `Lowest Price / ${code}`]),
  ]
  yield `${columns.join(',')}\n`
  const placeOf = placesOf(catalogue, options.language)
  for (const product of catalogue.products)
    for (const row of rowsOf(product, placeOf, options))
      yield `${columns.map((column) => quoted(row[column] ?? '')).join(',')}\n`
}
