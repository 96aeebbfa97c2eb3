import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { CataloguePrice, CatalogueProduct, LocalizedText } from '#src/contract/catalogue/catalogue.ts'
import type { Reduction } from '#src/rules/catalogue/reductions.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What a product says about itself; its variants, prices and stock have their own tables, and its place is a column. */
export type ProductFacts = Omit<CatalogueProduct, 'variants' | 'position'>

/** What a slug ends in: `boots/fell-boot` in `fell-boot`. Queries write it as the index has it. */
export const lastFolder = (slug: SQLWrapper): SQL => sql`split_part(${slug}, '/', -1)`

/** A SKU as queries have it. */
export const upperSku = (sku: SQLWrapper): SQL => sql`upper(${sku})`

export const product = pgTable(
  'product',
  {
    productId: text('product_id').primaryKey(),
    slug: text().notNull(),
    /** False once it left the catalogue; carts that hold it can still name it. */
    active: boolean().notNull(),
    position: integer().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** The average of its published reviews with one decimal, and how many there are: null and 0 before the first. */
    ratingScore: real('rating_score'),
    reviewsCount: integer('reviews_count').notNull().default(0),
    /** Lowest current price by currency, in minor units: what a listing is sorted by. */
    lowestPrices: jsonb('lowest_prices').$type<Record<string, number>>().notNull(),
    facts: jsonb().$type<ProductFacts>().notNull(),
  },
  (table) => [
    uniqueIndex('product_slug')
      .on(table.slug)
      .where(sql`${table.active}`),
    index('product_last_folder')
      .on(lastFolder(table.slug))
      .where(sql`${table.active}`),
  ],
)

export const variant = pgTable(
  'variant',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
    upc: text().notNull(),
    variantId: text('variant_id').notNull(),
    sku: text().notNull(),
    position: integer().notNull(),
    attributes: jsonb().$type<Record<string, string>>().notNull(),
    quantity: integer().notNull(),
    maxQty: integer('max_qty'),
    /** By currency, in its minor units; `current` below `original` means marked down. */
    prices: jsonb().$type<Record<string, CataloguePrice>>().notNull(),
    /** By currency; those that are not marked down are missing. */
    reductions: jsonb().$type<Record<string, Reduction>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.upc] }),
    index('variant_upc').on(table.upc),
    index('variant_sku').on(upperSku(table.sku)),
  ],
)

/** What a variant cost from an instant on, as far back as a reduction is told from it. Stays when products leave and return. */
export const priceHistory = pgTable(
  'price_history',
  {
    productId: text('product_id').notNull(),
    upc: text().notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    /** By currency, in its minor units. */
    prices: jsonb().$type<Record<string, CataloguePrice>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.upc, table.at] })],
)

/** Units of a variant that nobody but one cart can have until an instant; past it they are free again. */
export const stockReservation = pgTable(
  'stock_reservation',
  {
    id: uuid().primaryKey(),
    cartId: uuid('cart_id').notNull(),
    productId: text('product_id').notNull(),
    upc: text().notNull(),
    /** The store on whose shelf the units are; empty for those that are shipped. */
    storeId: text('store_id').notNull().default(''),
    qty: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('stock_reservation_of_cart').on(table.cartId, table.productId, table.upc, table.storeId),
    index('stock_reservation_variant').on(table.productId, table.upc, table.expiresAt),
  ],
)

export const category = pgTable('category', {
  categoryId: text('category_id').primaryKey(),
  parentId: text('parent_id'),
  slug: text().notNull(),
  position: integer().notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  description: jsonb().$type<LocalizedText>(),
  picture: text(),
  /** False once it left the catalogue; links to it lead on to what is above it. */
  active: boolean().notNull().default(true),
})

/** The categories a product was put in; it also shows in all of their ancestors. */
export const productCategory = pgTable(
  'product_category',
  {
    categoryId: text('category_id').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('product_category_product').on(table.productId),
  ],
)

/** The words of a product by language, with where they stand; see `search/product-words.ts`. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: text('product_id')
      .notNull()
      .references(() => product.productId, { onDelete: 'cascade' }),
    language: text().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.language] }),
    index('product_search_words').using('gin', table.words),
  ],
)

/** Each word that products have or had in a language, once: its stem by PostgreSQL, and how it is written. */
export const searchWord = pgTable(
  'search_word',
  {
    language: text().notNull(),
    word: text().notNull(),
    stem: text().notNull(),
    shown: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.word] })],
)

/** One row whose version goes up whenever a catalogue is loaded: other processes see that their caches are old. */
export const catalogueState = pgTable('catalogue_state', {
  id: integer().primaryKey(),
  version: integer().notNull(),
})
