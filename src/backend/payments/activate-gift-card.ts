import type { Sql } from '#src/backend/platform/database/database.ts'
import { createGiftCardStore } from './gift-card-store.ts'
import type { NewGiftCard } from './new-gift-card.ts'

/** Writes a new gift card that is worth minor units of a currency from now on, and never expires, within a transaction. */
export const activateGiftCard = async (
  tx: Sql,
  { stored }: NewGiftCard,
  worth: { balance: number; currency: string },
): Promise<void> => {
  await createGiftCardStore(tx).add([
    { ...stored, ...worth, method: 'GIFT_CARD', expiresOn: null, active: true },
  ])
}
