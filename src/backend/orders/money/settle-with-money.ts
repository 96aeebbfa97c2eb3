import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import { findOrder } from '../store/order-store.ts'
import { isOver } from './refused-release.ts'
import { releaseMoney } from './release-money.ts'
import { settleAttempt } from './settle-attempt.ts'
import { settleMoney, type MoneyParts } from './settle-money.ts'

/** Settles an order, releases money that it is not to have, of one that failed or was cancelled, and tells its shopper. */
export const settleWithMoney = async (
  parts: MoneyParts,
  orderNumber: string,
  outcome?: PaymentOutcome,
): Promise<void> => {
  await settleAttempt(parts.db, orderNumber, outcome, parts)
  const whole = await findOrder(parts.db, orderNumber)
  if (whole && isOver(whole)) await releaseMoney(parts, orderNumber)
  await settleMoney(parts, orderNumber)
}
