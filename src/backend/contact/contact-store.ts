import { asc, eq, lt } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { contactMessage } from './contact-tables.ts'

export type ContactMessage = typeof contactMessage.$inferInsert

/** Keeps what people wrote. */
export const createContactStore = (db: Sql) => ({
  add: async (message: ContactMessage): Promise<void> => {
    await db.insert(contactMessage).values(message)
  },

  /** What a customer wrote while they were signed in, the oldest first. */
  messagesOf: (customerId: string): Promise<ContactMessage[]> =>
    db
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.customerId, customerId))
      .orderBy(asc(contactMessage.receivedAt)),

  /** Deletes what came before an instant. */
  purge: async (before: string): Promise<void> => {
    await db.delete(contactMessage).where(lt(contactMessage.receivedAt, before))
  },
})

export type ContactStore = ReturnType<typeof createContactStore>
