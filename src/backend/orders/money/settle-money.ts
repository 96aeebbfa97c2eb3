import { captureMoney } from './capture-money.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { findOrder } from '../store/order-store.ts'
import { sendDigital } from '../goods/send-digital.ts'
import { sendRefunds } from './send-refunds.ts'
import { tellOrder } from '../documents/tell-order.ts'

export type MoneyParts = Pick<OrderParts, 'db' | 'provider' | 'clock' | 'newId' | 'log' | 'mailed'>

type Step = (parts: MoneyParts, orderNumber: string) => Promise<void>

/** Does some steps with an order, whatever becomes of those before, and tells the shopper. What fails is logged and tried again by `fulfilOrders`. */
const settleBy =
  (...steps: Step[]): Step =>
  async (parts, orderNumber) => {
    for (const step of steps)
      await step(parts, orderNumber).catch((error: unknown) =>
        parts.log.warn({ event: 'money not settled', orderNumber, err: error }),
      )
    const whole = await findOrder(parts.db, orderNumber)
    if (whole) await tellOrder(parts, whole)
  }

/** Does with an order's money what is due, and nothing that takes long. */
export const moveMoney: Step = settleBy(captureMoney, sendRefunds)

/** Does with an order's money what is due, and sends what comes by email once it is paid. */
export const settleMoney: Step = settleBy(captureMoney, sendRefunds, sendDigital)
