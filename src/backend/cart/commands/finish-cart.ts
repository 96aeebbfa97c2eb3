import { and, eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database.ts'
import { cart, cartItem } from '../cart-tables.ts'

/** Locks a cart as it was read until the transaction ends; false where it changed or went since. */
export const lockCart = async (
  tx: Sql,
  { cartId, version }: { cartId: string; version: number },
): Promise<boolean> => {
  const asRead = and(eq(cart.id, cartId), eq(cart.version, version))
  return (await tx.select({ id: cart.id }).from(cart).where(asRead).for('update')).length === 1
}

export type OrderedLine = { id: string; qty: number }

/** Takes what was ordered out of a cart; what was added since stays. All that was typed for the order is forgotten. */
export const takeOrderedOut = async (
  tx: Sql,
  cartId: string,
  lines: readonly OrderedLine[],
  instant: string,
): Promise<void> => {
  const ordered = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as o(id uuid, qty int)`
  await tx.execute(sql`
    with gone as (
      delete from ${cartItem} using ${ordered}
      where cart_item.cart_id = ${cartId} and cart_item.id = o.id and cart_item.qty <= o.qty
    ), fewer as (
      update ${cartItem} set qty = cart_item.qty - o.qty from ${ordered}
      where cart_item.cart_id = ${cartId} and cart_item.id = o.id and cart_item.qty > o.qty
    )
    update ${cart} set version = version + 1, details = '{}', updated_at = ${instant}::timestamptz
    where id = ${cartId}`)
}

/** Has a new cart in place of one whose order failed, with its lines and all that was typed. */
export const renewCart = async (tx: Sql, cartId: string, newId: string): Promise<boolean> => {
  const made = await tx.execute(sql`
    insert into ${cart} (id, session_id, currency, version, created_at, updated_at, details)
    select ${newId}::uuid, session_id, currency, version + 1, created_at, updated_at, details - 'paymentInstruments'
    from ${cart} where id = ${cartId} returning id`)
  if (made.rowCount === 0 || made.rows.length === 0) return false
  await tx.update(cartItem).set({ cartId: newId }).where(eq(cartItem.cartId, cartId))
  await tx.delete(cart).where(eq(cart.id, cartId))
  return true
}
