import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { findOrder } from '../store/order-store.ts'
import { settleAttempt } from './attempt.ts'
import { sendCapture } from './capture.ts'
import { sendRefunds } from './refund-sending.ts'
import { bookRelease, isOver } from './release.ts'

export type MoneyParts = Pick<
  OrderParts,
  'db' | 'provider' | 'clock' | 'newId' | 'log' | 'mailed' | 'afterSettlement'
>

/** Sends an order's due capture and refunds, whatever becomes of the other. A failure is logged, and tried again by `fulfilOrders`. */
export const moveMoney = async (parts: MoneyParts, orderNumber: string): Promise<void> => {
  for (const step of [sendCapture, sendRefunds])
    await step(parts, orderNumber).catch((error: unknown) =>
      parts.log.warn({ event: 'money not settled', orderNumber, err: error }),
    )
}

/** Moves an order's due money, and has the rooms above do what follows. */
export const settleMoney = async (parts: MoneyParts, orderNumber: string): Promise<void> => {
  await moveMoney(parts, orderNumber)
  await parts.afterSettlement(parts, orderNumber)
}

/** Settles an order's attempt, with the provider's latest response, then its money; an order that is over has it released first. */
export const settleOrder = async (
  parts: MoneyParts,
  orderNumber: string,
  outcome?: PaymentOutcome,
): Promise<void> => {
  await settleAttempt(parts.db, orderNumber, outcome, parts)
  const record = await findOrder(parts.db, orderNumber)
  if (record && isOver(record)) await bookRelease(parts, orderNumber)
  await settleMoney(parts, orderNumber)
}
