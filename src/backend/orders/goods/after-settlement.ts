import { tellOrder } from '../documents/tell-order.ts'
import type { OrderPorts } from '../store/order-dependencies.ts'
import { findOrder } from '../store/order-store.ts'
import { sendDigital } from './send-digital.ts'

/**
 * What follows once an order's money is settled: what comes by email is sent once it is paid, and the shopper is told. What fails is logged
 * and tried again by `fulfilOrders` and `reconcileOrders`.
 */
export const afterSettlement: OrderPorts['afterSettlement'] = async (parts, orderNumber) => {
  await sendDigital(parts, orderNumber).catch((error: unknown) =>
    parts.log.warn({ event: 'items by email not sent', orderNumber, err: error }),
  )
  const record = await findOrder(parts.db, orderNumber)
  if (record) await tellOrder(parts, record)
}
