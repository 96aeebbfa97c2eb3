import { and, desc, eq, ne } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredCart } from './cart-store.ts'
import { cart } from './cart-tables.ts'

/** Reads and changes whose a cart is. */
export const createCartOwnerStore = (db: Sql) => ({
  /** The cart that a session changed or looked at last. */
  latestOf: async (sessionId: string): Promise<string | undefined> => {
    const own = db.select({ id: cart.id }).from(cart).where(eq(cart.sessionId, sessionId))
    const [latest] = await own.orderBy(desc(cart.updatedAt), cart.id).limit(1)
    return latest?.id
  },

  /** Carts of an owner besides one: those that could not be merged when they came to be theirs. */
  othersOf: async (sessionId: string, cartId: string): Promise<string[]> => {
    const others = and(eq(cart.sessionId, sessionId), ne(cart.id, cartId))
    const found = await db.select({ id: cart.id }).from(cart).where(others).orderBy(cart.updatedAt).limit(3)
    return found.map(({ id }) => id)
  },

  /** Makes a session's cart another's; false where it is not that session's. */
  giveTo: async (cartId: string, from: string, to: string): Promise<boolean> => {
    const own = and(eq(cart.id, cartId), eq(cart.sessionId, from))
    const given = await db.update(cart).set({ sessionId: to }).where(own).returning({ id: cart.id })
    return given.length === 1
  },

  /** Deletes a session's cart as it was read; false, and nothing deleted, where it changed or went since. */
  remove: async (tx: Sql, { id, version }: StoredCart, sessionId: string): Promise<boolean> => {
    const asRead = and(eq(cart.id, id), eq(cart.sessionId, sessionId), eq(cart.version, version))
    return (await tx.delete(cart).where(asRead).returning({ id: cart.id })).length === 1
  },
})

export type CartOwnerStore = ReturnType<typeof createCartOwnerStore>
