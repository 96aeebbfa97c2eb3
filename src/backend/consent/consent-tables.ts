import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ConsentChoice, ConsentSource } from '#src/contract/consent/consent.ts'

/** Proofs of choices about cookies: who is known by a random id alone. Never changed; deleted by age. */
export const consentRecord = pgTable(
  'consent_record',
  {
    id: uuid().primaryKey(),
    consentId: text('consent_id').notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Locale of the site. */
    site: text().notNull(),
    /** Version of the text the visitor was shown. */
    version: text().notNull(),
    categories: jsonb().$type<ConsentChoice>().notNull(),
    source: text().$type<ConsentSource>().notNull(),
  },
  (table) => [
    index('consent_record_consent_id').on(table.consentId),
    index('consent_record_recorded_at').on(table.recordedAt),
  ],
)
