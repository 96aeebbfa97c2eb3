import { captureMoney } from './capture-money.ts'
import type { OrderParts } from './order-parts.ts'
import { findOrder } from './order-store.ts'
import { sendDigital } from './send-digital.ts'
import { sendRefunds } from './send-refunds.ts'
import { tellOrder } from './tell-order.ts'

export type MoneyParts = Pick<OrderParts, 'db' | 'provider' | 'clock' | 'newId' | 'log' | 'mailed'>

/**
 * Does with an order's money what is due, sends what comes by email once it is paid, and tells the shopper. What fails is logged and tried
 * again by `fulfilOrders`.
 */
export const settleMoney = async (parts: MoneyParts, orderNumber: string): Promise<void> => {
  const attempted = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => parts.log.warn({ event: 'money not settled', orderNumber, err: error }))
  await attempted(captureMoney(parts, orderNumber))
  await attempted(sendRefunds(parts, orderNumber))
  await attempted(sendDigital(parts, orderNumber))
  const whole = await findOrder(parts.db, orderNumber)
  if (whole) await tellOrder(parts, whole)
}
