import { z } from 'zod'
import { amountBoundsSchema } from './amount-bounds.ts'
import { scheduleShape } from '#src/contract/content/page.ts'
import { taxCategories } from './tax-category.ts'

/**
 * The one shape in which any catalogue is loaded: the demo shop's, a merchant's CSV, a remote catalogue.
 * Words follow the account and content specification, section 3 (Product, Price, Inventory).
 */

/** Text by language (`en`, `fr`, `de`) or locale (`en-gb`, `fr-ca`), at least one. Read it with {@link textIn}. */
export const localizedText = z
  .record(
    z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, 'a language such as en or a locale such as en-gb'),
    z.string(),
  )
  .refine((text) => Object.keys(text).length > 0, 'needs at least one language')
export type LocalizedText = z.infer<typeof localizedText>

/**
 * Picks the text for a locale: the exact locale, else its language, else English, else the first one written.
 * @param locale a lower-case locale such as `fr-ca`
 */
export function textIn(text: LocalizedText, locale: string): string {
  const language = locale.slice(0, 2)
  return text[locale] ?? text[language] ?? text['en'] ?? Object.values(text)[0] ?? ''
}

/** Lower-case words joined by hyphens, in folders joined by slashes: `women/shoes/trail-running`. */
const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/, 'lower-case words, hyphens and folders')

/** Address of a picture in the picture store, without extension: `products/fell-runner-2/FRN/main`. */
const publicId = z
  .string()
  .max(255)
  .regex(/^[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/, 'path segments of letters, digits, dots, - and _')

export const categoryIdSchema = z.string().regex(/^\d{4,10}$/, '4 to 10 digits')
export const productIdSchema = z.string().regex(/^[A-Z0-9]{8,11}$/, '8 to 11 upper-case letters or digits')
export const upcSchema = z.string().min(1).max(64)

export const catalogueCategorySchema = z.strictObject({
  categoryId: categoryIdSchema,
  parentId: categoryIdSchema.optional(),
  slug,
  name: localizedText,
  description: localizedText.optional(),
  /** Order among its siblings, ascending. */
  position: z.int().min(0),
  picture: publicId.optional(),
})
export type CatalogueCategory = z.infer<typeof catalogueCategorySchema>

/**
 * Integers in the currency's minor unit (cents, pence); `current` below `original` means marked down. The lowest price of
 * the 30 days before that is stated where another system knows it; else the shop takes it from the prices it saw.
 */
export const cataloguePriceSchema = z
  .strictObject({
    current: z.int().min(0),
    original: z.int().min(0),
    historicBestPrice: z.int().min(0).optional(),
  })
  .refine((price) => price.current <= price.original, 'current must not exceed original')
export type CataloguePrice = z.infer<typeof cataloguePriceSchema>

const optionId = z.string().min(1).max(64)

const catalogueOptionSchema = z.strictObject({
  id: optionId,
  value: localizedText,
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'a colour such as #3f5b45')
    .optional(),
  /** Shown in place of a swatch where no single colour says it: a pattern, a picture of the product. */
  swatchPicture: publicId.optional(),
})

/** A choice the shopper makes; the colour attribute has type `color` and comes first. */
export const catalogueAttributeSchema = z.strictObject({
  type: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'a lower-case word such as color or size'),
  label: localizedText,
  options: z.array(catalogueOptionSchema).min(1),
})
export type CatalogueAttribute = z.infer<typeof catalogueAttributeSchema>

export const catalogueVariantSchema = z.strictObject({
  variantId: z.string().min(1).max(100),
  upc: upcSchema,
  sku: z.string().min(1).max(100),
  /** The chosen option id by attribute type: one of each attribute of the product. */
  attributes: z.record(z.string(), optionId),
  quantity: z.int().min(0),
  /** Most units one line item may hold. */
  maxQty: z.int().min(1).optional(),
  prices: z
    .record(z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code'), cataloguePriceSchema)
    .refine((prices) => Object.keys(prices).length > 0, 'needs at least one currency'),
})
export type CatalogueVariant = z.infer<typeof catalogueVariantSchema>

export const catalogueImageSchema = z.strictObject({
  publicId,
  alt: localizedText,
  /** The colour option the picture shows; without it the picture belongs to every colour. */
  colorId: optionId.optional(),
  width: z.int().min(1),
  height: z.int().min(1),
})
export type CatalogueImage = z.infer<typeof catalogueImageSchema>

const label = z.strictObject({
  id: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'an upper-case id'),
  label: localizedText,
})

const productFields = z.strictObject({
  productId: productIdSchema,
  /** Groups products that are one style; a product on its own carries its own productId here. */
  masterId: z.string().min(1).max(64),
  slug,
  name: localizedText,
  subtitle: localizedText.optional(),
  /** HTML. Its pictures are named `picture:{publicId}`. */
  description: localizedText,
  /** What search engines show instead of name and description. */
  seo: z.strictObject({ title: localizedText.optional(), description: localizedText.optional() }).optional(),
  /** The merchant's own words for it; they are searched. */
  tags: z.array(z.string().min(1)).optional(),
  brand: z.string().min(1),
  productType: z.enum(['standard', 'digital']),
  /** Between what the shopper names the price, by currency; the prices of the variants stand where nothing is named. */
  customAmount: z.record(z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code'), amountBoundsSchema).optional(),
  /** What it is to tax law; clothing, which footwear belongs to, when missing. */
  taxCategory: z.enum(taxCategories).optional(),
  /** That what is sold out of it will not come back, so that nobody waits for it. */
  isNotRestocked: z.literal(true).optional(),
  /** Expandable sections of the product page; `html` is HTML. */
  details: z.array(z.strictObject({ id: z.string().min(1), title: localizedText, html: localizedText })),
  /** NEW, BESTSELLER, SALE, RECYCLED, LIMITED or any id of the merchant's; shown within its schedule. */
  badge: label.extend(scheduleShape).optional(),
  eyebrow: label.optional(),
  /** The first is the primary one (breadcrumb). */
  categoryIds: z.array(categoryIdSchema).min(1),
  /** Default sort, ascending. */
  position: z.int().min(0),
  /** ISO instant. */
  publishedAt: z.iso.datetime(),
  attributes: z.array(catalogueAttributeSchema),
  images: z.array(catalogueImageSchema),
  variants: z.array(catalogueVariantSchema).min(1),
})

/** One product whose parts agree: ids unique, variants complete, pictures of colours that exist. */
export const catalogueProductSchema = productFields.superRefine((product, context) => {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: product })

  const optionIds = new Map(
    product.attributes.map(({ type, options }) => [type, options.map(({ id }) => id)]),
  )

  for (const index of repeats(product.attributes.map(({ type }) => type)))
    refuse(['attributes', index, 'type'], 'is there twice')
  if (product.attributes.findIndex(({ type }) => type === 'color') > 0)
    refuse(['attributes'], 'color comes first')
  product.attributes.forEach(({ type, options }, at) => {
    for (const index of repeats(options.map(({ id }) => id)))
      refuse(['attributes', at, 'options', index, 'id'], `is there twice in ${type}`)
  })

  for (const index of repeats(product.variants.map(({ upc }) => upc)))
    refuse(['variants', index, 'upc'], 'is there twice')
  for (const index of repeats(product.variants.map(({ variantId }) => variantId)))
    refuse(['variants', index, 'variantId'], 'is there twice')
  product.variants.forEach(({ attributes }, at) => {
    for (const [type, ids] of optionIds) {
      const chosen = attributes[type]
      if (chosen === undefined || !ids.includes(chosen))
        refuse(['variants', at, 'attributes', type], 'is no option of the product')
    }
    for (const type of Object.keys(attributes))
      if (!optionIds.has(type)) refuse(['variants', at, 'attributes', type], 'is no attribute of the product')
  })

  product.images.forEach(({ colorId }, at) => {
    if (colorId !== undefined && !optionIds.get('color')?.includes(colorId))
      refuse(['images', at, 'colorId'], 'is no colour of the product')
  })
})
export type CatalogueProduct = z.infer<typeof catalogueProductSchema>

/** A whole catalogue whose products and categories refer to each other rightly. */
export const catalogueSchema = z
  .strictObject({ categories: z.array(catalogueCategorySchema), products: z.array(catalogueProductSchema) })
  .superRefine(({ categories, products }, context) => {
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: path })

    const parents = new Map(categories.map(({ categoryId, parentId }) => [categoryId, parentId]))

    for (const index of repeats(categories.map(({ categoryId }) => categoryId)))
      refuse(['categories', index, 'categoryId'], 'is there twice')
    for (const index of repeats(categories.map(({ slug }) => slug)))
      refuse(['categories', index, 'slug'], 'is there twice')
    categories.forEach(({ categoryId, parentId }, at) => {
      if (parentId !== undefined && !parents.has(parentId))
        refuse(['categories', at, 'parentId'], 'is no category')
      else if (isItsOwnAncestor(categoryId, parents))
        refuse(['categories', at, 'parentId'], 'goes in a circle')
    })

    for (const index of repeats(products.map(({ productId }) => productId)))
      refuse(['products', index, 'productId'], 'is there twice')
    for (const index of repeats(products.map(({ slug }) => slug)))
      refuse(['products', index, 'slug'], 'is there twice')
    products.forEach(({ categoryIds }, at) => {
      categoryIds.forEach((id, index) => {
        if (!parents.has(id)) refuse(['products', at, 'categoryIds', index], 'is no category')
      })
    })
  })
export type Catalogue = z.infer<typeof catalogueSchema>

/** Indexes of the values that already stood earlier in the list. */
function repeats(values: readonly string[]): number[] {
  const seen = new Set<string>()
  return values.flatMap((value, index) => (seen.has(value) ? [index] : (seen.add(value), [])))
}

function isItsOwnAncestor(start: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const seen = new Set<string>()
  for (let id: string | undefined = start; id !== undefined; id = parents.get(id)) {
    if (seen.has(id)) return true
    seen.add(id)
  }
  return false
}
