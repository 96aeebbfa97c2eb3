import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { cart, cartItem } from '../store/cart-tables.ts'

/** Selects and locks a cart as it was read, until the transaction ends; gives no row where it changed or went since. */
export const cartLocked = ({ cartId, version }: { cartId: string; version: number }): SQL =>
  sql`select id from ${cart} where id = ${cartId}::uuid and version = ${version} for update`

/** Whether a cart is as it was read. */
export const isCartAt = async (
  db: Sql,
  { cartId, version }: { cartId: string; version: number },
): Promise<boolean> => (await db.$count(cart, and(eq(cart.id, cartId), eq(cart.version, version)))) === 1

export type OrderedLine = { id: string; productId: string; upc: string; qty: number }

/** The cart that became an order, and whose it is by now. */
type OrderedCart = { cartId: string; ownerId: string }

/** Takes as many units as were ordered out of the owner's latest cart, into which the ordered one was merged when they signed in. */
const takeOutOfMerged = async (
  tx: Sql,
  ownerId: string,
  lines: readonly OrderedLine[],
  instant: string,
): Promise<void> => {
  await tx.execute(sql`
    with target as (
      select id from ${cart} where session_id = ${ownerId}::uuid order by updated_at desc, id limit 1
    ), ordered as (
      select "productId" as product_id, upc, sum(qty)::int as qty
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as o("productId" text, upc text, qty int) group by 1, 2
    ), line as (
      select i.id, i.qty, o.qty - coalesce(sum(i.qty) over (
        partition by i.product_id, i.upc order by i.position rows between unbounded preceding and 1 preceding), 0) as wanted
      from ${cartItem} i join target on target.id = i.cart_id
      join ordered o on o.product_id = i.product_id and o.upc = i.upc
    ), gone as (
      delete from ${cartItem} using line where cart_item.id = line.id and line.wanted >= line.qty
    ), fewer as (
      update ${cartItem} set qty = cart_item.qty - line.wanted from line
      where cart_item.id = line.id and line.wanted > 0 and line.wanted < line.qty
    )
    update ${cart} set version = version + 1, details = cart.details - 'paymentInstruments', updated_at = ${instant}::timestamptz
    from target where cart.id = target.id`)
}

/**
 * Takes what was ordered out of a cart, or out of the one that it was merged into meanwhile; what was added since stays. All that was
 * typed for the order is forgotten.
 */
export const takeOrderedOut = async (
  tx: Sql,
  { cartId, ownerId }: OrderedCart,
  lines: readonly OrderedLine[],
  instant: string,
): Promise<void> => {
  const ordered = sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as o(id uuid, qty int)`
  const emptied = await tx.execute(sql`
    with gone as (
      delete from ${cartItem} using ${ordered}
      where cart_item.cart_id = ${cartId} and cart_item.id = o.id and cart_item.qty <= o.qty
    ), fewer as (
      update ${cartItem} set qty = cart_item.qty - o.qty from ${ordered}
      where cart_item.cart_id = ${cartId} and cart_item.id = o.id and cart_item.qty > o.qty
    )
    update ${cart} set version = version + 1, details = '{}', updated_at = ${instant}::timestamptz
    where id = ${cartId} returning id`)
  if (emptied.rows.length === 0) await takeOutOfMerged(tx, ownerId, lines, instant)
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
