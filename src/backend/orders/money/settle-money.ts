import type { OrderParts } from '../store/order-parts.ts'
import { captureMoney } from './capture-money.ts'
import { sendRefunds } from './send-refunds.ts'

export type MoneyParts = Pick<
  OrderParts,
  'db' | 'provider' | 'clock' | 'newId' | 'log' | 'mailed' | 'afterSettlement'
>

/** Captures and refunds what is due of an order, whatever becomes of the other. What fails is logged and tried again by `fulfilOrders`. */
export const moveMoney = async (parts: MoneyParts, orderNumber: string): Promise<void> => {
  for (const step of [captureMoney, sendRefunds])
    await step(parts, orderNumber).catch((error: unknown) =>
      parts.log.warn({ event: 'money not settled', orderNumber, err: error }),
    )
}

/** Does with an order's money what is due, and lets the rooms above do what follows. */
export const settleMoney = async (parts: MoneyParts, orderNumber: string): Promise<void> => {
  await moveMoney(parts, orderNumber)
  await parts.afterSettlement(parts, orderNumber)
}
