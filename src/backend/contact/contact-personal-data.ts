import { eq } from 'drizzle-orm'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { createContactStore } from './contact-store.ts'
import { contactMessage } from './contact-tables.ts'
import { createWarrantyStore } from './warranty-store.ts'

/** What a person wrote to the shop, and told of goods that broke, while they were signed in. */
export const contactPersonalData: PersonalData = {
  read: async (db, ownerId) => ({
    messages: await createContactStore(db).messagesOf(ownerId),
    warrantyCases: await createWarrantyStore(db).casesOf(ownerId),
  }),

  forget: async (tx, ownerId) => {
    await tx.delete(contactMessage).where(eq(contactMessage.customerId, ownerId))
    await createWarrantyStore(tx).forget(ownerId)
  },
}
