import { err, ok, type Result } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { lockVariants } from '#src/backend/catalogue/stock/take-stock.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { returnClaims, takeClaims, type ClaimErrorId } from '../claims/claims.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { orderOfCart, tendersOf, type StoredOrder, type StoredTender } from '../store/order-store.ts'
import { returnTenders, takeTenders } from './taken-tenders.ts'

type HoldDependencies = Pick<OrderDependencies, 'clock' | 'newId'>

/**
 * Takes the holdings of an order within the transaction that places it, which has locked its variants: its claims, and what gift cards,
 * rewards, points and credit pay. GFC700 and REW140 where these hold less, see `takeClaims` for the rest; the caller rolls back.
 */
export const takeHoldings = async (
  tx: Sql,
  order: Pick<StoredOrder, 'orderNumber' | 'ownerId' | 'cartId' | 'locale' | 'email' | 'content'>,
  tenders: readonly StoredTender[],
  { newId, clock }: HoldDependencies,
): Promise<Result<undefined, ApiError<ClaimErrorId | 'GFC700' | 'REW140'>>> => {
  const instant = clock()
  const claimed = await takeClaims(tx, order, instant)
  return claimed.ok ? takeTenders(tx, order, tenders, { newId, instant }) : claimed
}

/** Returns the holdings of a locked order whose payment failed. The caller does it once. */
export const returnHoldings = async (
  tx: Sql,
  order: StoredOrder,
  { newId, clock }: HoldDependencies,
): Promise<void> => {
  const instant = clock()
  await returnClaims(tx, order, instant)
  await returnTenders(tx, order, await tendersOf(tx, order.orderNumber), { newId, instant })
}

/**
 * Takes the holdings of a locked order again that were returned when its payment failed, since its money came after all. False, and nothing
 * taken, where something is gone, the cart was ordered anew, its money is being refunded, or points had paid, which are booked once each way.
 */
export const retakeHoldings = async (
  tx: Sql,
  order: StoredOrder,
  dependencies: HoldDependencies,
): Promise<boolean> => {
  if (order.successorCartId !== null) return false
  // A cart lives on once it was ordered: what was ordered of it before says nothing.
  const latest = await orderOfCart(tx, order.cartId)
  if (latest && latest.order.placedAt >= order.placedAt) return false
  const tenders = await tendersOf(tx, order.orderNumber)
  if (tenders.some(({ source, refunded }) => source.kind === 'points' || refunded > 0)) return false
  const taken = await inTransaction(tx, async (nested) => {
    await lockVariants(nested, order.content.units, order.cartId)
    const held = await takeHoldings(nested, order, tenders, dependencies)
    return held.ok ? ok(undefined) : err(held.error)
  })
  return taken.ok
}
