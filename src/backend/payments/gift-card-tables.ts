import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredValueMethod } from '#src/contract/payments/tenders.ts'

/** A gift card, a reward card or a reward code. Neither its number nor its PIN stands here: who reads the table cannot spend it. */
export const giftCard = pgTable('gift_card', {
  numberHash: text('number_hash').primaryKey(),
  method: text().$type<StoredValueMethod>().notNull().default('GIFT_CARD'),
  /** Null for a reward code, which has none. */
  pinHash: text('pin_hash'),
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
