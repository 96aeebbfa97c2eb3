import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'
import type { SavedLine } from './saved-line.ts'

/** A session has one list of each kind. */
export type WishlistKind = 'favorites' | 'saveForLater'

/** A list of products that a session keeps; the share token lets others read it. */
export const wishlist = pgTable(
  'wishlist',
  {
    id: uuid().primaryKey(),
    sessionId: uuid('session_id').notNull(),
    kind: text().$type<WishlistKind>().notNull(),
    shareToken: text('share_token'),
    recentRequests: jsonb('recent_requests').$type<KeyedRequest[]>().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('wishlist_owner').on(table.sessionId, table.kind),
    index('wishlist_updated_at').on(table.updatedAt),
  ],
)

/** One product of a list, or one variant of it; `upc` is empty where none was chosen, so that one index tells what is the same. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: uuid().primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    upc: text().notNull(),
    qty: integer().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [uniqueIndex('wishlist_item_product').on(table.listId, table.productId, table.upc)],
)

/** A cart's line that waits, whole. Its id is that of its line, so that a move that is asked for twice is found done. */
export const savedItem = pgTable(
  'saved_item',
  {
    id: uuid().primaryKey(),
    listId: uuid('list_id')
      .notNull()
      .references(() => wishlist.id, { onDelete: 'cascade' }),
    line: jsonb().$type<SavedLine>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('saved_item_list').on(table.listId, table.savedAt)],
)
