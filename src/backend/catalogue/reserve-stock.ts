import { and, eq, gt, lte, ne, sql, type SQL } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import { stockReservation, variant } from './catalogue-tables.ts'

type Reservation = typeof stockReservation.$inferSelect

type Wanted = Reservation & {
  instant: string
  /** How many the store has, of what is on the shelf of one. */
  held?: SQL<number> | undefined
}

/**
 * Reserves units of a variant for a cart until an instant, of what is shipped or of what a store has. What the cart has reserved of it
 * before is replaced. INV701 where nothing is free, INV408 with what is, where it is less than wanted.
 */
const reserveStock = async (
  tx: Sql,
  { instant, held, ...wanted }: Wanted,
): Promise<Result<Reservation, ApiError<'INV408' | 'INV701'>>> => {
  const { productId, upc, storeId, cartId, qty, expiresAt } = wanted
  const isOfVariant = and(eq(stockReservation.productId, productId), eq(stockReservation.upc, upc))
  // Who reserves the same variant waits for this row, so that no unit is promised twice.
  const [stock] = await tx
    .select({ quantity: held ?? sql<number>`${variant.quantity}` })
    .from(variant)
    .where(and(eq(variant.productId, productId), eq(variant.upc, upc)))
    .for('update')
  await tx.delete(stockReservation).where(and(isOfVariant, lte(stockReservation.expiresAt, instant)))
  const [others] = await tx
    .select({ units: sql<number>`coalesce(sum(${stockReservation.qty}), 0)::int` })
    .from(stockReservation)
    .where(
      and(
        isOfVariant,
        eq(stockReservation.storeId, storeId),
        ne(stockReservation.cartId, cartId),
        gt(stockReservation.expiresAt, instant),
      ),
    )
  const free = (stock?.quantity ?? 0) - (others?.units ?? 0)
  if (free <= 0) return err(apiError('INV701'))
  if (free < qty) return err(apiError('INV408', { maxAllowedQty: free }))
  const [reserved] = await tx
    .insert(stockReservation)
    .values(wanted)
    .onConflictDoUpdate({
      target: [
        stockReservation.cartId,
        stockReservation.productId,
        stockReservation.upc,
        stockReservation.storeId,
      ],
      set: { qty, expiresAt },
    })
    .returning()
  return ok(reserved ?? wanted)
}

/** What other domains reserve stock by; see `reserveStock`. */
export const createReserve = (db: Sql) => (wanted: Wanted) => db.transaction((tx) => reserveStock(tx, wanted))

export type Reserve = ReturnType<typeof createReserve>
