import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoreFacts, StoreKind } from '#src/contract/stores/store-facts.ts'

/** A physical store or a collection point: what it is asked for by has columns, all of it stands in `facts`. */
export const store = pgTable('store', {
  storeId: text('store_id').primaryKey(),
  slug: text().notNull().unique('store_slug'),
  kind: text().$type<StoreKind>().notNull(),
  countryCode: text('country_code').notNull(),
  city: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** Words of its name and address as `plainText` has them, each between blanks. */
  words: text().notNull(),
  facts: jsonb().$type<StoreFacts>().notNull(),
})

/** Units that a store holds of a variant; what it does not hold has no row. */
export const storeStock = pgTable(
  'store_stock',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => store.storeId, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    upc: text().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.productId, table.upc] }),
    index('store_stock_product').on(table.productId, table.upc),
  ],
)
