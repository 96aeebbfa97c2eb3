import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What shoppers sent to the photo service: reports, stashes, who they are, and photos to be looked at. Never changed; deleted by age. */
export const photoSubmission = pgTable(
  'photo_submission',
  {
    id: uuid().primaryKey(),
    kind: text().$type<'report' | 'stash' | 'user' | 'media'>().notNull(),
    /** What it is about: the photo of a report, the user of a photo; empty where it stands for itself. */
    subject: text().notNull(),
    body: jsonb().$type<unknown>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('photo_submission_subject').on(table.kind, table.subject),
    index('photo_submission_created_at').on(table.createdAt),
  ],
)
