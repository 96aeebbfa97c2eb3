import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { cart } from '../store/cart-tables.ts'

/** Whether a cart is of a session, as a piece of another domain's statement. */
export const ofSession =
  (sessionId: string) =>
  (cartId: SQLWrapper): SQL<boolean> =>
    sql<boolean>`exists (
      select 1 from ${cart} c where c.id = ${cartId} and c.session_id = ${sessionId}::uuid)`
