import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import { findOrder, findOrderFor, ordersOf, type OrdersWanted } from '../store/order-store.ts'

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

    history: async (
      caller: string,
      page: OrdersWanted,
    ): Promise<CallOutput<'POST /consumers-v3/consumer/purchasehistory'>> => {
      const { orders, ...found } = await ordersOf(db, caller, page)
      return { orders: orders.map(presentOrder), ...found }
    },
  }
}
