import { addNote } from './add-note.ts'
import { cancelGiftCard } from '../goods/cancel-gift-card.ts'
import { cancelOrder } from '../goods/cancel-order.ts'
import { patchOrder } from '../place/patch-order.ts'
import { placeOrder } from '../place/place-order.ts'
import { prepareOrder } from '../place/prepare-order.ts'
import { noteArrival } from '../goods/note-arrival.ts'
import { receiveWebhook } from '../money/notification.ts'
import { refundOrder, retryCapture, retryRelease } from '../money/staff-money.ts'
import { receiveReturn } from '../goods/receive-return.ts'
import { withdrawOrder } from '../goods/withdraw-order.ts'
import { reprintLabel, requestReturn } from '../goods/request-return.ts'
import { resendGiftCards } from '../goods/resend-gift-cards.ts'
import { downloadInvoice } from '../documents/download-invoice.ts'
import type { OrderPorts, OrderCollaborators } from '../store/order-dependencies.ts'
import { afterSettlement } from '../goods/after-settlement.ts'
import { cancelUnpaid } from '../goods/cancel-unpaid.ts'
import { fulfilOrders } from '../goods/fulfil-orders.ts'
import { reconcileOrders } from '../money/reconciliation.ts'
import { sendParcel } from '../goods/send-parcel.ts'
import { createOrderQueries } from './read-orders.ts'
import { readPaymentWarnings } from './payment-warnings.ts'
import { createStaffQueries } from './staff-orders.ts'

/** The use cases that rooms call of those above them. */
export const orderPorts: OrderPorts = { afterSettlement, cancelUnpaid }

/** The use cases of orders. */
export const createOrders = (surroundings: OrderCollaborators) => {
  const parts = { ...surroundings, ...orderPorts }
  return {
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
    reconcile: () => reconcileOrders(parts),
    fulfil: () => fulfilOrders(parts),
  }
}

export type Orders = ReturnType<typeof createOrders>
