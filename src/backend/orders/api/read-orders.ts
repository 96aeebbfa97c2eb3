import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import { findOrder, findOrderFor, ordersOf, type OrdersWanted } from '../store/order-store.ts'
import { ordersWith, type OrdersOf } from '../store/orders-with.ts'

/** An item as it was bought, the email of its order, and the customer or the guest’s session that owns it. */
type SentItem = { productId: string; name: string; email: string; ownerId: string }

/** Reads orders for their owner, and by number and email. Another's order is as an unknown one. */
export const createOrderQueries = ({ db }: Pick<OrderDependencies, 'db'>) => {
  /** ORD409 for an unknown order, and for another's. */
  const read = async (orderNumber: string, caller: string): Promise<Result<Order, ApiError<'ORD409'>>> => {
    const found = await findOrderFor(db, orderNumber, { caller })
    return found ? ok(presentOrder(found)) : err(apiError('ORD409'))
  }

  /** ORD400 for a malformed email, ORD409 where number and email do not belong together. */
  const track = async (
    orderNumber: string,
    typed: string,
  ): Promise<Result<Order, ApiError<'ORD400' | 'ORD409'>>> => {
    const email = typed.trim().toLowerCase()
    if (emailFault(email)) return err(apiError('ORD400', { field: 'email' }))
    const found = await findOrderFor(db, orderNumber, { email })
    return found && found.order.payment !== 'failed' ? ok(presentOrder(found)) : err(apiError('ORD409'))
  }

  return {
    read,
    track,

    /** The cart that became an order; undefined where there is no such order. */
    cartOf: async (orderNumber: string): Promise<string | undefined> =>
      (await findOrder(db, orderNumber))?.order.cartId,

    /** An order by its number and the email that goes with it; without one it must be the caller's. */
    find: async (
      { orderNumber, email }: { orderNumber: string; email?: string | undefined },
      caller: string,
    ): Promise<Result<Order, ApiError<'ORD400' | 'ORD409'>>> =>
      email === undefined ? read(orderNumber, caller) : track(orderNumber, email),

    /** Products of an owner, or of one order, of which a unit has left, the latest order first; of one product where that is named. */
    sentItems: async (by: OrdersOf): Promise<SentItem[]> =>
      (await ordersWith(db, by)).flatMap((record) => {
        const { items, email } = presentOrder(record)
        const sent = items.filter((one) => one.sent > 0 && (by.productId ?? one.productId) === one.productId)
        const { ownerId } = record.order
        return email === '' ? [] : sent.map(({ productId, name }) => ({ productId, name, email, ownerId }))
      }),

    history: async (
      caller: string,
      page: OrdersWanted,
    ): Promise<CallOutput<'POST /consumers-v3/consumer/purchasehistory'>> => {
      const { orders, ...found } = await ordersOf(db, caller, page)
      return { orders: orders.map(presentOrder), ...found }
    },
  }
}
