import { createHash } from 'node:crypto'
import { err, ok, type Result } from '#src/base/result.ts'
import {
  catalogueProductSchema,
  type CatalogueAttribute,
  type CatalogueProduct,
} from '#src/contract/catalogue/catalogue.ts'
import { importBody } from './body-html.ts'
import { imagesOf, type ImageContext } from './pictures/images-of-rows.ts'
import { attributesOf, optionsOf, valuesOf } from './product-options.ts'
import { taxCategoryOfRow } from './tax-category-of-row.ts'
import { cell, type Finding, type ImportRow, type RowGroup } from './product-row-fields.ts'
import {
  chosenBy,
  isTracked,
  isVariantRow,
  variantOfRow,
  withOwnUpcs,
  type VariantContext,
} from './variant-of-row.ts'

export type ProductContext = VariantContext &
  ImageContext & {
    slug: string
    categoryIds: string[]
    position: number
    /** ISO instant. */
    publishedAt: string
    /** Whether the file says of each variant if its stock is tracked. */
    hasTrackers: boolean
  }

/** The same key always gets the same product id, so that importing again updates. */
export const productIdOf = (key: string): string => {
  const digest = createHash('sha256').update(key).digest()
  return `S${BigInt(`0x${digest.subarray(0, 8).toString('hex')}`)
    .toString(36)
    .toUpperCase()
    .padStart(13, '0')
    .slice(-9)}`
}

const isFalse = (text: string): boolean => /^(?:false|no|0|-1)$/i.test(text)

/** Whether the merchant sells the product now; drafts, archived and unpublished ones are left out without complaint. */
export const isOnSale = ({ rows: [first] }: RowGroup): boolean =>
  /^(?:active)?$/i.test(cell(first, 'status')) && !isFalse(cell(first, 'published'))

/** Rows that are variants; the others only bring pictures. */
const variantRowsOf = (rows: readonly ImportRow[]): ImportRow[] =>
  rows.filter((row, index) => index === 0 || isVariantRow(row))

/** Colours that no word tells get the picture of their variant. */
const withPictureSwatches = (
  attributes: CatalogueAttribute[],
  pictureOf: (colorId: string) => string | undefined,
): CatalogueAttribute[] =>
  attributes.map((attribute) => {
    if (attribute.type !== 'color') return attribute
    const options = attribute.options.map((option) => {
      const swatchPicture = option.swatch === undefined ? pictureOf(option.id) : undefined
      return swatchPicture === undefined ? option : { ...option, swatchPicture }
    })
    return { ...attribute, options }
  })

const tagsOf = (row: ImportRow): string[] => [
  ...new Set(
    cell(row, 'tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

const seoOf = (row: ImportRow, language: string) => {
  const [title, description] = [cell(row, 'seoTitle'), cell(row, 'seoDescription')]
  if (title === '' && description === '') return {}
  return {
    seo: {
      ...(title && { title: { [language]: title } }),
      ...(description && { description: { [language]: description } }),
    },
  }
}

/** A product of the file in the catalogue's shape, or every reason why it is refused. */
export const importProduct = async (
  { key, rows }: RowGroup,
  context: ProductContext,
): Promise<Result<CatalogueProduct, Finding[]>> => {
  const [first] = rows
  if (!first) return err([])
  const { language, hasTrackers, columnOf, warn } = context
  const title = cell(first, 'title')
  if (title === '') return err([{ line: first.line, column: columnOf('title'), reason: 'is empty' }])
  const productId = productIdOf(key)
  const variantRows = variantRowsOf(rows)
  const options = valuesOf(variantRows, optionsOf(first))
  const read = variantRows.map((row) => variantOfRow(row, productId, options, hasTrackers, context))
  const refusals = read.flatMap((variant) => (variant.ok ? [] : [variant.error]))
  if (refusals.length > 0) return err(refusals)

  const colorBySource = new Map<string, string>()
  for (const row of variantRows) {
    const colorId = chosenBy(row, options)['color']
    if (colorId !== undefined) colorBySource.set(cell(row, 'variantPicture'), colorId)
  }
  colorBySource.delete('')
  const images = await imagesOf(rows, title, (source) => colorBySource.get(source), context)
  const body = await importBody(cell(first, 'body'), language, context.takePicture)
  for (const reason of body.failures) warn({ line: first.line, column: columnOf('body'), reason })
  const pictureOf = (colorId: string) => images.find(({ image }) => image.colorId === colorId)?.image.publicId
  const ships = variantRows.some((row) => !isFalse(cell(row, 'ships')))
  const isCounted = variantRows.some((row) => isTracked(row, hasTrackers))
  const tags = tagsOf(first)
  const taxCategory = taxCategoryOfRow(first, context)

  const parsed = catalogueProductSchema.safeParse({
    productId,
    masterId: productId,
    slug: context.slug,
    name: { [language]: title },
    description: { [language]: body.html },
    brand: cell(first, 'vendor') || '—',
    // Digital goods never run out (specification, account and content, section 4); what is counted must not oversell.
    productType: ships || isCounted ? 'standard' : 'digital',
    ...(taxCategory ? { taxCategory } : {}),
    ...(isFalse(cell(first, 'restock')) ? { isNotRestocked: true } : {}),
    details: [],
    categoryIds: context.categoryIds,
    position: context.position,
    publishedAt: context.publishedAt,
    ...(tags.length > 0 ? { tags } : {}),
    ...seoOf(first, language),
    attributes: withPictureSwatches(attributesOf(options, language), pictureOf),
    images: images.map(({ image }) => image),
    variants: withOwnUpcs(read.flatMap((variant) => (variant.ok ? [variant.value] : []))),
  })
  if (parsed.success) return ok(parsed.data)
  return err(
    parsed.error.issues.map(({ path: [part, index], message }) => {
      const row = (part === 'variants' ? variantRows[Number(index)] : undefined) ?? first
      return {
        line: row.line,
        column: columnOf(part === 'variants' ? 'option1Value' : 'title'),
        reason: message,
      }
    }),
  )
}
