import { z } from 'zod'
import { amountBoundsSchema } from './amount-bounds.ts'
import { validityWindowShape } from '#src/contract/content/validity-window.ts'

const minor = z.int().describe('Minor units of the currency of the answer')

export const imageSchema = z.object({
  publicId: z.string().describe('Picture id, made into a URL by the picture service'),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})

export const priceSchema = z
  .object({
    lowOriginal: minor,
    highOriginal: minor,
    lowCurrent: minor,
    highCurrent: minor,
    original: minor,
    current: minor.describe('Below original when marked down; 0 is a free gift'),
    percentagePriceDiscount: z
      .number()
      .describe('Share taken off the original price, in per cent with one decimal'),
    historicBestPrice: minor
      .optional()
      .describe(
        'Lowest price of the 30 days before the reduction; in EMEA the original price of what is marked down',
      ),
    previousBestSalesPrice: minor
      .optional()
      .describe('Lowest marked-down price of the 30 days before the latest reduction'),
    salesPriceActiveDate: z.string().optional().describe('ISO instant at which the reduction began'),
  })
  .describe('Price (specification, account and content, section 3)')
  .meta({ id: 'Price' })

const badgeSchema = z.object({ id: z.string(), label: z.string() })

const productTypeSchema = z.enum(['standard', 'digital'])

export const ratingSchema = z.object({ score: z.number(), reviewsCount: z.int() })
export const stockStates = ['InStock', 'OutOfStock'] as const

const variantSchema = z.object({
  id: z.string(),
  upc: z.string(),
  attributes: z.record(z.string(), z.string()).describe('Attribute type -> option id'),
  price: priceSchema,
  notifyMe: z.boolean().describe('Sold out, and the shopper may be told when it is back'),
  quantity: z.int(),
  stockStatus: z.string(),
  productInventoryState: z.enum(stockStates),
  stockStatusLabel: z.enum(['inStock', 'lastFew', 'outOfStock']),
})

export const productSchema = z
  .object({
    id: z.string(),
    masterId: z.string(),
    slug: z.string(),
    name: z.string(),
    subtitle: z.string().optional(),
    description: z.string().describe('Sanitised HTML; its pictures are named `picture:{publicId}`'),
    seo: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
    brand: z.string(),
    url: z.string().describe('Path within the site, `/en-us/p/{slug}-{id}`'),
    soldIn: z
      .array(z.string())
      .optional()
      .describe('Locales of the sites in whose currency it has a price; every site when missing'),
    image: imageSchema.optional(),
    images: z.array(imageSchema.extend({ colorId: z.string().optional() })),
    currency: z.string().length(3),
    price: priceSchema,
    attributes: z.array(
      z.object({
        type: z.string(),
        label: z.string(),
        options: z.array(
          z.object({
            id: z.string(),
            value: z.string(),
            label: z.string(),
            price: priceSchema.optional(),
            swatch: z.string().optional().describe('Colour as #rrggbb'),
            swatchPicture: z.string().optional().describe('Picture id, where no single colour says it'),
            available: z.boolean(),
          }),
        ),
      }),
    ),
    variants: z.array(variantSchema),
    productType: productTypeSchema,
    customAmount: amountBoundsSchema
      .optional()
      .describe('Between what the shopper names the price of one unit, in minor units'),
    presale: z.boolean(),
    badge: badgeSchema.optional(),
    eyebrow: badgeSchema.optional(),
    targetPublishDate: z.string().optional(),
    details: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
    rating: ratingSchema.optional(),
    breadcrumbs: z.array(z.object({ categoryId: z.string(), name: z.string(), url: z.string() })),
    ...validityWindowShape,
  })
  .describe('Product (specification, account and content, section 3)')
  .meta({ id: 'Product' })

/** One card of a listing, a carousel or a search result. */
export const productCardSchema = z
  .object({
    id: z.string(),
    masterId: z.string(),
    name: z.string(),
    subtitle: z.string().optional(),
    url: z.string(),
    image: imageSchema.optional(),
    hoverImage: imageSchema.optional(),
    currency: z.string().length(3),
    price: priceSchema,
    badge: badgeSchema.optional(),
    rating: ratingSchema.optional(),
    colors: z.array(
      z.object({
        id: z.string(),
        value: z.string(),
        swatch: z.string().optional(),
        swatchPicture: z.string().optional(),
        image: imageSchema.optional(),
        url: z.string(),
        available: z.boolean(),
      }),
    ),
    available: z.boolean(),
    productType: productTypeSchema.optional().describe('`standard` when missing'),
    ...validityWindowShape,
  })
  .meta({ id: 'ProductCard' })

export const categorySchema = z
  .object({
    categoryId: z.string(),
    name: z.string(),
    description: z.string().optional(),
    url: z.string(),
  })
  .meta({ id: 'Category' })

/** The average of a product's published reviews with one decimal, and how many there are, more than 0. */
export type Rating = z.infer<typeof ratingSchema>

export type Product = z.infer<typeof productSchema>
export type ProductVariant = z.infer<typeof variantSchema>
export type ProductCard = z.infer<typeof productCardSchema>
export type Price = z.infer<typeof priceSchema>
export type Image = z.infer<typeof imageSchema>
export type CategoryLink = z.infer<typeof categorySchema>
