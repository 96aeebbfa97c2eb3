import { ok } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import type { OrderPorts } from '../store/order-parts.ts'
import { isOpen, lockWhole } from '../store/order-store.ts'
import { cancelUnits } from './cancel-units.ts'

/**
 * Cancels an order that still waits for its payment, as its shopper goes on with another one: its holdings are free for that one, and money
 * that comes for it is released. Nothing happens to one that was paid or failed meanwhile.
 */
export const cancelUnpaid: OrderPorts['cancelUnpaid'] = async (parts, orderNumber) => {
  await inTransaction<undefined, ApiError<'ORD410'>>(parts.db, async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    if (!whole || !isOpen(whole.order)) return ok(undefined)
    const cancelled = await cancelUnits(tx, whole, { actor: 'shopper' }, parts)
    return cancelled.ok ? ok(undefined) : cancelled
  })
}
