import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { findOrder } from '../store/order-store.ts'
import { settleAttempt } from './attempt.ts'
import { sendCapture } from './capture.ts'
import { sendRefunds } from './refund-sending.ts'
import { bookRelease, isOver } from './release.ts'

export type MoneyDependencies = Pick<
  OrderDependencies,
  'db' | 'provider' | 'clock' | 'newId' | 'log' | 'mailed' | 'afterSettlement'
>

/** Sends an order's due capture and refunds, whatever becomes of the other. A failure is logged, and tried again by `fulfilOrders`. */
export const moveMoney = async (dependencies: MoneyDependencies, orderNumber: string): Promise<void> => {
  for (const step of [sendCapture, sendRefunds])
    await step(dependencies, orderNumber).catch((error: unknown) =>
      dependencies.log.warn({ event: 'money not settled', orderNumber, err: error }),
    )
}

/** Moves an order's due money, and has the rooms above do what follows. */
export const settleMoney = async (dependencies: MoneyDependencies, orderNumber: string): Promise<void> => {
  await moveMoney(dependencies, orderNumber)
  await dependencies.afterSettlement(dependencies, orderNumber)
}

/** Settles an order's attempt, with the provider's latest response, then its money; an order that is over has it released first. */
export const settleOrder = async (
  dependencies: MoneyDependencies,
  orderNumber: string,
  outcome?: PaymentOutcome,
): Promise<void> => {
  await settleAttempt(dependencies.db, orderNumber, outcome, dependencies)
  const record = await findOrder(dependencies.db, orderNumber)
  if (record && isOver(record)) await bookRelease(dependencies, orderNumber)
  await settleMoney(dependencies, orderNumber)
}
