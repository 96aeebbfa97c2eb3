import { eq, inArray } from 'drizzle-orm'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { presentTenders } from './cart-tenders.ts'
import { cart, cartItem } from './store/cart-tables.ts'

/** The carts of a person, with what they typed into them. By what cards are known to those who take them is not theirs to tell. */
export const cartPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const carts = await db.select().from(cart).where(eq(cart.sessionId, ownerId))
    const ids = carts.map(({ id }) => id)
    const items =
      ids.length === 0 ? [] : await db.select().from(cartItem).where(inArray(cartItem.cartId, ids))
    return {
      carts: carts.map(({ id, currency, createdAt, updatedAt, details }) => ({
        ...{ id, currency, createdAt, updatedAt },
        details: { ...details, paymentInstruments: presentTenders(details, { total: 0 }, []) },
        items: items.filter(({ cartId }) => cartId === id),
      })),
    }
  },

  forget: async (tx, ownerId) => {
    await tx.delete(cart).where(eq(cart.sessionId, ownerId))
  },
}
