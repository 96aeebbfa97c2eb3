import { ok, type Result } from '#src/base/result.ts'
import type { NewId } from '#src/base/ids.ts'
import type { ApiError, ErrorId } from '#src/contract/errors.ts'
import type { staffOrderCalls, StaffOrder } from '#src/contract/orders/staff-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { Orders } from './orders.ts'

/** Handlers of the calls by which staff run orders. What changes an order answers with it as it is then. */
export const staffOrderHandlers = (
  orders: Orders,
  newId: NewId,
): HandlersOf<keyof typeof staffOrderCalls> => {
  const after = async <Id extends ErrorId>(
    orderNumber: string,
    done: Promise<Result<unknown, ApiError<Id>>>,
  ): Promise<Result<StaffOrder, ApiError<Id | 'ORD409'>>> => {
    const result = await done
    return result.ok ? orders.staff.read(orderNumber) : result
  }

  return {
    'POST /ops/v1/orders/search': async ({ body }) => ok(await orders.staff.find(body)),

    'GET /ops/v1/orders/{orderNumber}': ({ path }) => orders.staff.read(path.orderNumber),

    'POST /ops/v1/orders/{orderNumber}/parcels': ({ path: { orderNumber }, body }) =>
      after(orderNumber, orders.sendParcel(orderNumber, body)),

    'POST /ops/v1/orders/{orderNumber}/parcels/{parcelId}/arrival': ({ path: { orderNumber, parcelId } }) =>
      after(orderNumber, orders.noteArrival(orderNumber, parcelId)),

    'POST /ops/v1/orders/{orderNumber}/cancellation': ({ path: { orderNumber }, body }) =>
      after(orderNumber, orders.cancel(orderNumber, { actor: 'staff', ...body })),

    'POST /ops/v1/orders/{orderNumber}/refunds': ({ path: { orderNumber }, body }) => {
      const { refundId = newId(), ...wished } = body
      const refund = { orderNumber, ...wished, cause: 'staff', actor: 'staff', key: refundId } as const
      return after(orderNumber, orders.refund(refund))
    },

    'POST /ops/v1/orders/{orderNumber}/giftCards/{cardId}/cancellation': ({
      path: { orderNumber, cardId },
    }) => after(orderNumber, orders.cancelGiftCard(orderNumber, cardId)),

    'POST /ops/v1/orders/{orderNumber}/capture': ({ path: { orderNumber } }) =>
      after(orderNumber, orders.retryCapture(orderNumber)),

    'POST /ops/v1/orders/{orderNumber}/release': ({ path: { orderNumber } }) =>
      after(orderNumber, orders.retryRelease(orderNumber)),

    'POST /ops/v1/orders/{orderNumber}/returns/{returnId}/receipt': ({ path, body }) =>
      after(path.orderNumber, orders.receiveReturn({ ...path, ...body })),

    'POST /ops/v1/orders/{orderNumber}/notes': ({ path: { orderNumber }, body }) =>
      after(orderNumber, orders.addNote(orderNumber, body.text)),
  }
}
