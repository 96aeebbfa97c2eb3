import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { listingsTag, productTag } from '#src/contract/cache-tags.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { invalidate } from '#src/backend/platform/invalidations.ts'
import { stockReservation, variant } from '../catalogue-tables.ts'
import { stockState } from './stock-state.ts'

/** Units of a variant. */
export type VariantUnits = Readonly<{ productId: string; upc: string; qty: number }>

const rowsOf = (units: readonly VariantUnits[]) => sql`
  (select "productId" as product_id, upc, sum(qty)::int as qty
   from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u("productId" text, upc text, qty int) group by 1, 2)`

const changedSchema = z.object({
  rows: z.array(z.object({ product_id: z.string(), quantity: z.int(), qty: z.int() })),
})
type Changed = z.infer<typeof changedSchema>['rows']

/** Has pages that tell how much is left rendered anew where that changed. */
const tellStates = async (tx: Sql, changed: Changed, sign: 1 | -1): Promise<void> => {
  const labelOf = (quantity: number) => stockState(quantity).stockStatusLabel
  const ids = changed
    .filter(({ quantity, qty }) => labelOf(quantity) !== labelOf(quantity - sign * qty))
    .map(({ product_id }) => product_id)
  if (ids.length > 0) await invalidate(tx, [listingsTag, ...ids.map(productTag)])
}

/**
 * Selects and locks variants until the transaction ends, always in the same order, so that no two transactions wait for each other; a piece
 * of another domain's statement.
 * @param isWanted whether they are locked at all
 */
export const variantsLocked = (units: readonly VariantUnits[], isWanted = sql`true`): SQL => sql`
  select 1 from ${variant} v join ${rowsOf(units)} w on w.product_id = v.product_id and w.upc = v.upc
  where ${isWanted} order by v.product_id, v.upc for update of v`

/** Lets go of what a cart has reserved: its order takes it. A piece of another domain's statement. */
export const reservationsDropped = (cartId: string, isWanted = sql`true`): SQL =>
  sql`delete from ${stockReservation} where cart_id = ${cartId}::uuid and ${isWanted}`

/** Locks variants as `variantsLocked` does, and lets go of what a cart has reserved. */
export const lockVariants = async (
  tx: Sql,
  units: readonly VariantUnits[],
  cartId?: string,
): Promise<void> => {
  if (units.length === 0) return
  const dropped = cartId === undefined ? sql`` : sql`with dropped as (${reservationsDropped(cartId)})`
  await tx.execute(sql`${dropped} ${variantsLocked(units)}`)
}

/**
 * Takes units that are shipped out of stock, of variants that are locked. False, and the caller rolls back, where there are not as
 * many besides those that other carts reserved.
 */
export const takeStock = async (
  tx: Sql,
  units: readonly VariantUnits[],
  { cartId, instant }: { cartId: string; instant: string },
): Promise<boolean> => {
  if (units.length === 0) return true
  const taken = await tx.execute(sql`
    update ${variant} set quantity = "variant".quantity - w.qty from ${rowsOf(units)} w
    where "variant".product_id = w.product_id and "variant".upc = w.upc and "variant".quantity - w.qty >= coalesce((
      select sum(r.qty) from ${stockReservation} r
      where r.product_id = w.product_id and r.upc = w.upc and r.store_id = ''
        and r.expires_at > ${instant}::timestamptz and r.cart_id <> ${cartId}::uuid), 0)
    returning "variant".product_id, "variant".quantity, w.qty`)
  const { rows } = changedSchema.parse(taken)
  await tellStates(tx, rows, -1)
  const wanted = new Set(units.map(({ productId, upc }) => JSON.stringify([productId, upc])))
  return rows.length === wanted.size
}

/** Gives units back to stock, of variants that are locked; those that are sold no more are gone. */
export const returnStock = async (tx: Sql, units: readonly VariantUnits[]): Promise<void> => {
  if (units.length === 0) return
  const given = await tx.execute(sql`
    update ${variant} set quantity = "variant".quantity + w.qty from ${rowsOf(units)} w
    where "variant".product_id = w.product_id and "variant".upc = w.upc
    returning "variant".product_id, "variant".quantity, w.qty`)
  await tellStates(tx, changedSchema.parse(given).rows, 1)
}
