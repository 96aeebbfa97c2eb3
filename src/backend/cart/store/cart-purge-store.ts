import { and, lt, not, notExists, sql, type SQL } from 'drizzle-orm'
import { isCustomers } from '#src/backend/customer/queries/is-customers.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { cart, cartItem } from './cart-tables.ts'

/** Carts that one statement deletes, so that none holds the database for long. */
const batchSize = 500

/**
 * Deletes carts by age, a batch at a time, as a list that is made once: joined to it, each row could make it anew. A cart that is being
 * changed is left alone: the change makes it young.
 */
export const createCartPurgeStore = (db: Sql) => {
  const deleteBatch = async (condition: SQL | undefined): Promise<number> => {
    const old = db
      .select({ id: cart.id })
      .from(cart)
      .where(condition)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const deleted = await db
      .delete(cart)
      .where(and(sql`${cart.id} = any(array${old})`, condition))
      .returning({ id: cart.id })
    return deleted.length
  }

  const deleteAll = async (condition: SQL | undefined): Promise<number> => {
    let deleted = 0
    for (let batch = batchSize; batch === batchSize; deleted += batch) batch = await deleteBatch(condition)
    return deleted
  }

  const itsLines = db
    .select({ id: cartItem.id })
    .from(cartItem)
    .where(sql`${cartItem.cartId} = ${cart.id}`)

  return {
    /** Deletes guests' carts that were last changed before an instant; returns how many. Customers come back to theirs. */
    purge: (before: string): Promise<number> =>
      deleteAll(and(lt(cart.updatedAt, before), not(isCustomers(cart.sessionId)))),
    /** Deletes carts without a line, whosever they are. */
    purgeEmpty: (before: string): Promise<number> =>
      deleteAll(and(lt(cart.updatedAt, before), notExists(itsLines))),
  }
}
