import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Challenges whose solution was taken, until they expire: a solution counts once. */
export const usedChallenge = pgTable(
  'used_challenge',
  {
    /** Signature of the challenge. */
    signature: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('used_challenge_expires').on(table.expiresAt)],
)
