import { eq } from 'drizzle-orm'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { savedCardStore } from './saved-card-store.ts'
import { savedCard } from './saved-card-tables.ts'
import { presentSavedCard } from './saved-cards.ts'

/** The cards that a person has saved. By what the acquirer knows them is not theirs to tell. */
export const savedCardPersonalData: PersonalData = {
  read: async (db, ownerId) => ({
    savedCards: (await savedCardStore.of(db, ownerId)).map(presentSavedCard),
  }),

  forget: async (tx, ownerId) => {
    await tx.delete(savedCard).where(eq(savedCard.customerId, ownerId))
  },
}
