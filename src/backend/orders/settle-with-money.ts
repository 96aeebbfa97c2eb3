import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { OrderParts } from './order-parts.ts'
import { findOrder } from './order-store.ts'
import { releaseMoney } from './release-money.ts'
import { settleAttempt } from './settle-attempt.ts'
import { tellOrder } from './tell-order.ts'

/** Settles an order, tells its shopper, and releases money that it is not to have: of one that failed or was cancelled. */
export const settleWithMoney = async (
  parts: OrderParts,
  orderNumber: string,
  outcome?: PaymentOutcome,
): Promise<void> => {
  await settleAttempt(parts.db, orderNumber, outcome, parts)
  const whole = await findOrder(parts.db, orderNumber)
  if (!whole) return
  const { order, attempt } = whole
  await tellOrder(parts, order)
  if (attempt && (order.payment === 'failed' || order.fulfilment === 'cancelled'))
    await releaseMoney(parts, attempt)
}
