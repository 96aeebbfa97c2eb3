import { and, eq, gt, lte, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { settings } from '#src/base/settings.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { RateLimit, RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { stockReservation, variant } from '../catalogue-tables.ts'

type Reservation = typeof stockReservation.$inferSelect

type Wanted = Reservation & {
  instant: string
  /** Whether fewer units will do where the session may not reserve as many. */
  isCapped?: true
  /** How many the store has, of what is on the shelf of one. */
  held?: SQL<number> | undefined
  /** Whether a cart is of the session that reserves. */
  isOfSession: (cartId: SQLWrapper) => SQL<boolean>
}

const unitsWhere = (condition: SQL) =>
  sql<number>`coalesce(sum(${stockReservation.qty}) filter (where ${condition}), 0)::int`

/**
 * Reserves units of a variant for a cart until an instant, of what is shipped or of what a store has. What the cart has reserved of it
 * before, wherever that is, is replaced. INV701 where nothing is free, INV408 with the most that the cart can have, where more is wanted: what
 * is free, and what `settings.largestReservation` leaves beside the session's other carts. What `isCapped` is refused for units that are
 * not free alone, and reserves no more than the session may.
 */
const reserveStock = async (
  tx: Sql,
  { instant, held, isOfSession, isCapped, ...wanted }: Wanted,
): Promise<Result<Reservation, ApiError<'INV408' | 'INV701'>>> => {
  const { productId, upc, storeId, cartId, expiresAt } = wanted
  const isOfVariant = and(eq(stockReservation.productId, productId), eq(stockReservation.upc, upc))
  // Who reserves the same variant waits for this row, so that no unit is promised twice.
  const [stock] = await tx
    .select({ quantity: held ?? sql<number>`${variant.quantity}` })
    .from(variant)
    .where(and(eq(variant.productId, productId), eq(variant.upc, upc)))
    .for('update')
  const isElsewhere = and(eq(stockReservation.cartId, cartId), ne(stockReservation.storeId, storeId))
  await tx
    .delete(stockReservation)
    .where(and(isOfVariant, or(lte(stockReservation.expiresAt, instant), isElsewhere)))
  const [others] = await tx
    .select({
      here: unitsWhere(eq(stockReservation.storeId, storeId)),
      ofSession: unitsWhere(isOfSession(stockReservation.cartId)),
    })
    .from(stockReservation)
    .where(and(isOfVariant, ne(stockReservation.cartId, cartId), gt(stockReservation.expiresAt, instant)))
  const free = (stock?.quantity ?? 0) - (others?.here ?? 0)
  if (free <= 0) return err(apiError('INV701'))
  const left = Math.max(0, settings.largestReservation - (others?.ofSession ?? 0))
  const maxAllowedQty = isCapped ? free : Math.min(free, left)
  if (maxAllowedQty < wanted.qty) return err(apiError('INV408', { maxAllowedQty }))
  const qty = Math.min(wanted.qty, left)
  if (qty === 0) return ok({ ...wanted, qty })
  const [reserved] = await tx
    .insert(stockReservation)
    .values({ ...wanted, qty })
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
  return ok(reserved ?? { ...wanted, qty })
}

/**
 * Units that one client may have reserved while nobody pays, in the time that a reservation lasts: few carts must not take all that is
 * scarce. Each process counts for itself.
 */
export const reservedUnitsLimit: RateLimit = { points: 240, seconds: 900, isLocal: true }

/** What other domains reserve stock by; see `reserveStock`. GEN429 for a client that has reserved many units. */
export const createReserve =
  (db: Sql, reservedUnits: RateLimiter) =>
  async ({
    client,
    ...wanted
  }: Wanted & { client: string | undefined }): Promise<
    Result<Reservation, ApiError<'INV408' | 'INV701' | 'GEN429'>>
  > => {
    const units = Math.min(wanted.qty, settings.largestReservation)
    const wait = client === undefined ? undefined : await reservedUnits.consume(client, units)
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    return inTransaction(db, (tx) => reserveStock(tx, wanted))
  }

export type Reserve = ReturnType<typeof createReserve>
