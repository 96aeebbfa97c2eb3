import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { openUnitsOf, type LineUnits } from '#src/rules/orders/open-lines.ts'
import type { OrderActor } from '#src/rules/orders/order-states.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import { cancelUnits } from './cancel-units.ts'
import { linesOfGoods } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import { findOrder, isOpen, lockRecord, type StoredOrder } from '../store/order-store.ts'
import { settleMoney, type MoneyDependencies } from '../money/settlement.ts'

/** Who cancels which lines, the whole order where none is named; `openUnits` are the open units that they saw, and `whileUnpaid` spares an order that was paid meanwhile. */
type WishedCancellation = Readonly<{
  actor: OrderActor
  lines?: readonly LineUnits[] | undefined
  openUnits?: number | undefined
  whileUnpaid?: boolean | undefined
}>

type CancelError = ApiError<'ORD409' | 'ORD410'>

/**
 * Cancels an order of which nothing was sent, or units of it that have not left: their claims are returned and their money is refunded. ORD410
 * where it is too late, and where other units are open than were seen (reason `units`). The caller checks who may cancel.
 */
export const cancelOrder =
  (dependencies: MoneyDependencies & Pick<OrderDependencies, 'newId'>) =>
  async (
    orderNumber: string,
    { openUnits, whileUnpaid = false, ...wished }: WishedCancellation,
  ): Promise<Result<Order, CancelError>> => {
    const cancelled = await inTransaction<StoredOrder, CancelError>(dependencies.db, async (tx) => {
      const record = await lockRecord(tx, orderNumber)
      if (!record) return err(apiError('ORD409'))
      const { order, goods } = record
      const isStale = openUnits !== undefined && openUnits !== openUnitsOf(linesOfGoods(order.content, goods))
      const isTooLate = whileUnpaid && !isOpen(order)
      if (isStale) return err(apiError('ORD410', { reason: 'units' }))
      return isTooLate ? err(apiError('ORD410')) : cancelUnits(tx, record, wished, dependencies)
    })
    if (!cancelled.ok) return cancelled
    await settleMoney(dependencies, orderNumber)
    const after = await findOrder(dependencies.db, orderNumber)
    return after ? ok(presentOrder(after)) : err(apiError('ORD409'))
  }
