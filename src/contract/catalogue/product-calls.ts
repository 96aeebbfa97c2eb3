import { z } from 'zod'
import type { CallFields, Calls } from '#src/contract/call.ts'
import { categoriesTag, listingsTag, tagsOfProducts } from '#src/contract/cache-tags.ts'
import { settings } from '#src/base/settings.ts'
import { facetQuery, facetSchema } from './facets.ts'
import { categorySchema, productCardSchema, productSchema, stockStates } from './product.ts'

const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)

/** Orders a listing can be asked in; `featured` is the merchant's own. */
export const sortOrders = ['featured', 'newest', 'price-asc', 'price-desc', 'rating'] as const

const largestPageSize = 60

const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(largestPageSize).default(settings.listingPageSize),
  sort: z.enum(sortOrders).default('featured'),
}

const listing = {
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int().describe('At least 1'),
  total: z.int(),
  sort: z.enum(sortOrders),
  products: z.array(productCardSchema),
  facets: z
    .array(facetSchema)
    .optional()
    .describe('Where they were asked for: those that tell products of the listing apart'),
}

const tagsOfProduct = ({ path }: CallFields): string[] => [
  categoriesTag,
  ...tagsOfProducts([String(path['productId'])]),
]

/** A listing by category shows whatever is in it; named products change by themselves, their facets name categories; the tree holds no products. */
const tagsOfListing = ({ query }: CallFields): string[] => {
  const { categoryId, slug, productIds, facets } = query
  if (typeof productIds === 'string')
    return [...(facets === undefined ? [] : [categoriesTag]), ...tagsOfProducts(productIds.split(','))]
  return categoryId === undefined && slug === undefined ? [categoriesTag] : [categoriesTag, listingsTag]
}

/** The catalogue's calls (specification, account and content, section 7). The locale comes from the request header. */
export const productCalls = {
  'GET /products/v2/catalog': {
    summary:
      'A page of a category, with its place in the tree; without one, of all products, with the roots of the tree. Facets narrow it',
    session: false,
    query: z.object({
      categoryId: z
        .string()
        .regex(/^\d{4,10}$/)
        .optional(),
      slug: z.string().max(300).optional().describe('For listing addresses that carry no id'),
      productIds: z
        .string()
        .max(1000)
        .optional()
        .describe('Comma-joined product ids: their cards, in that order, instead of a category'),
      ...paging,
      ...facetQuery,
    }),
    out: z.object({
      category: categorySchema.optional(),
      breadcrumbs: z.array(categorySchema),
      children: z.array(categorySchema),
      ...listing,
    }),
    errors: ['PLP400'],
    cacheTags: tagsOfListing,
  },
  'GET /products/v2/products': {
    summary:
      'The product with a slug, or with a slug whose last folder it is: for addresses that carry no id',
    session: false,
    query: z.object({ slug: z.string().min(1).max(300) }),
    out: productSchema,
    errors: ['PLP400'],
  },
  'GET /products/v2/products/{productId}/details': {
    summary: 'A product with its variants, prices and stock',
    session: false,
    path: z.object({ productId }),
    out: productSchema,
    errors: ['PLP400'],
    cacheTags: tagsOfProduct,
  },
  'GET /products/v2/products/{productId}/inventory': {
    summary: 'Stock of a product by variant id',
    session: false,
    path: z.object({ productId }),
    out: z.object({
      variants: z.record(
        z.string(),
        z.object({
          quantity: z.int(),
          stockStatus: z.string(),
          productInventoryState: z.enum(stockStates),
        }),
      ),
    }),
    errors: ['PLP400'],
  },
  'GET /products/v2/search/productSearch': {
    summary:
      'Products that a query finds by name, category, colour, size, text or article number, those that fit best first. Facets narrow them',
    session: false,
    limit: 'search',
    query: z.object({ q: z.string().trim().min(1).max(100), ...paging, ...facetQuery }),
    out: z.object({
      q: z.string(),
      ...listing,
      nearest: z
        .array(z.string())
        .optional()
        .describe('Where nothing is found: queries near it that find something'),
      redirect: z
        .string()
        .optional()
        .describe('Path of a page, without the locale, that the merchant leads the query to'),
    }),
    errors: [],
  },
  'GET /products/v2/search/autoSuggest': {
    summary: 'What a query may become that is being typed: longer queries, products and categories',
    session: false,
    limit: 'suggestion',
    query: z.object({ q: z.string().trim().min(1).max(100) }),
    out: z.object({
      q: z.string(),
      queries: z.array(z.string()),
      products: z.array(
        productCardSchema.pick({
          id: true,
          name: true,
          subtitle: true,
          url: true,
          image: true,
          currency: true,
          price: true,
        }),
      ),
      categories: z.array(
        categorySchema
          .pick({ categoryId: true, name: true, url: true })
          .extend({ within: z.string().optional().describe('Name of the category above all of it') }),
      ),
    }),
    errors: [],
    cacheTags: () => [categoriesTag, listingsTag],
  },
} as const satisfies Calls
