import { addNote } from './commands/add-note.ts'
import { cancelGiftCard } from './commands/cancel-gift-card.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { patchOrder } from './commands/patch-order.ts'
import { placeOrder } from './commands/place-order.ts'
import { prepareOrder } from './commands/prepare-order.ts'
import { noteArrival } from './commands/note-arrival.ts'
import { receiveWebhook } from './commands/receive-webhook.ts'
import { retryCapture } from './commands/retry-capture.ts'
import { retryRelease } from './commands/retry-release.ts'
import { receiveReturn } from './commands/receive-return.ts'
import { withdrawOrder } from './commands/withdraw-order.ts'
import { reprintLabel, requestReturn } from './commands/request-return.ts'
import { resendGiftCards } from './commands/resend-gift-cards.ts'
import { downloadInvoice } from './queries/download-invoice.ts'
import type { OrderParts } from './order-parts.ts'
import { sendParcel } from './commands/send-parcel.ts'
import { createOrderQueries } from './queries/read-orders.ts'
import { readPaymentWarnings } from './queries/payment-warnings.ts'
import { createStaffQueries } from './queries/staff-orders.ts'
import { refundOrder } from './refund-order.ts'

/** The use cases of orders. */
export const createOrders = (parts: OrderParts) => ({
  ...createOrderQueries(parts),
  prepare: prepareOrder(parts),
  place: placeOrder(parts),
  patch: patchOrder(parts),
  cancel: cancelOrder(parts),
  invoice: downloadInvoice(parts),
  staff: createStaffQueries(parts),
  paymentWarnings: readPaymentWarnings(parts),
  sendParcel: sendParcel(parts),
  noteArrival: noteArrival(parts),
  refund: (refund: Parameters<typeof refundOrder>[1]) => refundOrder(parts, refund),
  cancelGiftCard: cancelGiftCard(parts),
  retryCapture: retryCapture(parts),
  retryRelease: retryRelease(parts),
  addNote: addNote(parts),
  requestReturn: requestReturn(parts),
  reprintLabel: reprintLabel(parts),
  withdraw: withdrawOrder(parts),
  receiveReturn: receiveReturn(parts),
  resendGiftCards: resendGiftCards(parts),
  receiveWebhook: receiveWebhook(parts),
  webhookAcknowledgement: parts.provider.acknowledgement,
})

export type Orders = ReturnType<typeof createOrders>
