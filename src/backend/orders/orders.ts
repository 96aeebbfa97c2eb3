import { cancelOrder } from './commands/cancel-order.ts'
import { patchOrder } from './commands/patch-order.ts'
import { placeOrder } from './commands/place-order.ts'
import { prepareOrder } from './commands/prepare-order.ts'
import { receiveWebhook } from './commands/receive-webhook.ts'
import { downloadInvoice } from './queries/download-invoice.ts'
import type { OrderParts } from './order-parts.ts'
import { createOrderQueries } from './queries/read-orders.ts'

/** The use cases of orders. */
export const createOrders = (parts: OrderParts) => ({
  ...createOrderQueries(parts),
  prepare: prepareOrder(parts),
  place: placeOrder(parts),
  patch: patchOrder(parts),
  cancel: cancelOrder(parts),
  invoice: downloadInvoice(parts),
  receiveWebhook: receiveWebhook(parts),
  webhookAcknowledgement: parts.provider.acknowledgement,
})

export type Orders = ReturnType<typeof createOrders>
