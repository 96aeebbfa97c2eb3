import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How much each client used of each limit; the rate limiter deletes rows an hour after they expired. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expire: timestamp({ withTimezone: true, mode: 'date' }),
})
