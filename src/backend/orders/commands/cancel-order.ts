import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import { giveBack } from '../give-back.ts'
import type { OrderParts } from '../order-parts.ts'
import { presentOrder } from '../order-presenter.ts'
import { appendEvents, findOrder, lockOrder, tendersOf } from '../order-store.ts'
import { settleWithMoney } from '../settle-with-money.ts'

/**
 * Cancels an order of which nothing was sent: all that it took is given back, and its money released. ORD410 where it is too late. Who may
 * is for the caller to know.
 */
export const cancelOrder =
  (parts: OrderParts) =>
  async (orderNumber: string): Promise<Result<Order, ApiError<'ORD409' | 'ORD410'>>> => {
    const { db, clock } = parts
    const cancelled = await inTransaction<undefined, ApiError<'ORD409' | 'ORD410'>>(db, async (tx) => {
      const order = (await lockOrder(tx, orderNumber))?.order
      if (!order) return err(apiError('ORD409'))
      const isFailed = order.payment === 'failed'
      const at = clock()
      const changed = isFailed
        ? undefined
        : await appendEvents(tx, order, ['cancelled'], { actor: 'shopper', at })
      if (!changed) return err(apiError('ORD410'))
      const tenders = await tendersOf(tx, orderNumber)
      await giveBack(tx, changed, tenders, parts)
      const isInternal = tenders.every(({ source }) => source.kind !== 'provider')
      if (isInternal && changed.payment === 'captured')
        await appendEvents(tx, changed, ['refunded'], { actor: 'system', at })
      return ok(undefined)
    })
    if (!cancelled.ok) return cancelled
    await settleWithMoney(parts, orderNumber)
    const after = await findOrder(db, orderNumber)
    return after ? ok(presentOrder(after)) : err(apiError('ORD409'))
  }
