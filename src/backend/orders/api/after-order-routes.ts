import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { afterOrderCalls } from '#src/contract/orders/after-order-calls.ts'
import type { Orders } from './orders.ts'

/** Handlers of the calls about orders that are placed. */
export const afterOrderHandlers = (orders: Orders): HandlersOf<keyof typeof afterOrderCalls> => ({
  'POST /consumers-v3/consumer/purchase/invoice/download': async ({ body }, { sessionId, client }) => {
    const own = await orders.find(body, sessionId)
    return own.ok ? orders.invoice(own.value, { client }) : own
  },

  'POST /consumers-v3/consumer/return/{orderId}/returnLabel': async (
    { path, body },
    { sessionId, client },
  ) => {
    const { email, lines = [], returnId, returns } = body
    const own = await orders.find({ orderNumber: path.orderId, email }, sessionId)
    if (!own.ok) return own
    return returnId === undefined
      ? orders.requestReturn(own.value, { lines, returns }, { client })
      : orders.reprintLabel(own.value, returnId, { client })
  },

  'POST /consumers-v3/consumer/resendGiftCardEmail': async ({ body }, { sessionId }) => {
    const own = await orders.find(body, sessionId)
    return own.ok ? orders.resendGiftCards(body.orderNumber) : own
  },

  'POST /consumers-v3/consumer/withdrawal/{orderId}': async ({ path, body }, { sessionId, client }) => {
    const { email, lines, returns } = body
    const own = await orders.find({ orderNumber: path.orderId, email }, sessionId)
    return own.ok ? orders.withdraw(own.value, { lines, returns }, { client }) : own
  },
})
