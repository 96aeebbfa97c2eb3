import { ok } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { OrderPorts } from '../store/order-dependencies.ts'
import { isOpen, lockRecord } from '../store/order-store.ts'
import { cancelUnits } from './cancel-units.ts'

/**
 * Cancels an order that still waits for its payment, as its shopper goes on with another one: its holdings are free for that one, and money
 * that comes for it is released. Nothing happens to one that was paid or failed meanwhile.
 */
export const cancelUnpaid: OrderPorts['cancelUnpaid'] = async (parts, orderNumber) => {
  await inTransaction<undefined, ApiError<'ORD410'>>(parts.db, async (tx) => {
    const record = await lockRecord(tx, orderNumber)
    if (!record || !isOpen(record.order)) return ok(undefined)
    const cancelled = await cancelUnits(tx, record, { actor: 'shopper' }, parts)
    return cancelled.ok ? ok(undefined) : cancelled
  })
}
