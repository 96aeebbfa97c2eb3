import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/backend/platform/database/instant-column.ts'

const isWaiting = sql`told_at is null`

/** Somebody who asked to be told when a variant is back in stock. An email waits for each variant once. */
export const stockRequest = pgTable(
  'stock_request',
  {
    id: uuid().primaryKey(),
    /** The customer who asked, or who has proven that the email is theirs; null for guests. */
    ownerId: uuid('owner_id'),
    /** In lower case. */
    email: text().notNull(),
    productId: text('product_id').notNull(),
    upc: text().notNull(),
    /** Locale of the site that mails are written for. */
    locale: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Since when its owner is known to want it; null before, and then nothing is told. */
    confirmedAt: instant('confirmed_at'),
    toldAt: instant('told_at'),
  },
  (table) => [
    uniqueIndex('stock_request_email').on(table.email, table.productId, table.upc).where(isWaiting),
    index('stock_request_owner').on(table.ownerId),
    index('stock_request_asked').on(table.askedAt),
    index('stock_request_turn')
      .on(table.productId, table.upc, table.askedAt, table.id)
      .where(sql`told_at is null and confirmed_at is not null`),
    index('stock_request_told')
      .on(table.productId, table.upc, table.toldAt)
      .where(sql`told_at is not null`),
  ],
)
