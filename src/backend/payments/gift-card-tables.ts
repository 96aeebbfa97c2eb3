import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** A gift card. Neither its number nor its PIN stands here: who reads the table cannot spend it. */
export const giftCard = pgTable('gift_card', {
  numberHash: text('number_hash').primaryKey(),
  pinHash: text('pin_hash').notNull(),
  /** The last signs of the number, by which people tell cards apart. */
  lastSigns: text('last_signs').notNull(),
  /** Minor units. */
  balance: integer().notNull(),
  currency: text().notNull(),
  /** The last day on which it is taken; null for ever. */
  expiresOn: date('expires_on', { mode: 'string' }),
  /** Whether it has been sold: a card on the shelf is worth nothing. */
  active: boolean().notNull(),
})
