import { err, ok, type Result } from '#src/base/result.ts'
import type { CallErrorId } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Caller } from '#src/backend/cart/cart-parts.ts'
import type { OrderParts } from '../order-parts.ts'
import { presentOrder } from '../order-presenter.ts'
import { isOrderOf, orderOfCart, type WholeOrder } from '../order-store.ts'
import { payOrder } from '../pay-order.ts'
import { planOrder, type Placing } from '../plan-order.ts'
import { takeOrder } from '../take-order.ts'
import { tellOrder } from '../tell-order.ts'

type RefusedId = CallErrorId<'PUT /cart/v2/checkout/order'>

/** Times it is tried while the cart is changed meanwhile. */
const maxTries = 3

/**
 * Places the order of a cart and has it paid. What is sent again, from another tab too, is given the order that the cart became: an order
 * is made once, and stays while its payment is open. Refusals are those of the call.
 */
export const placeOrder = (parts: OrderParts) => {
  const { db } = parts
  const plan = planOrder(parts)

  const responseTo = ({ order, tenders, attempt }: WholeOrder): Result<Order, ApiError<RefusedId>> =>
    order.payment === 'failed'
      ? err(apiError(attempt?.errorId ?? 'PYT300'))
      : ok(presentOrder({ order, tenders, attempt }))

  /** The order that a cart is by now, for who may see it. */
  const already = async (cartId: string, { sessionId }: Caller): Promise<WholeOrder | undefined> => {
    const found = await orderOfCart(db, cartId)
    return found && isOrderOf(found.order, sessionId) ? found : undefined
  }

  const placeNew = async (
    posted: Placing,
    caller: Caller,
  ): Promise<Result<Order, ApiError<RefusedId>> | undefined> => {
    const checkout = await parts.checkoutCart(posted.cartId, caller, posted.paymentMethod?.code)
    if (!checkout.ok) return checkout
    // An order takes its items out of the cart, so an empty one that is ordered was ordered before.
    const before = checkout.value.cart.items.length === 0 ? await already(posted.cartId, caller) : undefined
    if (before) return responseTo(before)
    const made = await plan(checkout.value, posted, caller)
    if (!made.ok) return made
    const taken = await takeOrder(parts, made.value)
    if (!taken.ok && taken.error.errorId === 'BSK409') return undefined
    if (!taken.ok) return taken
    if (!taken.value) {
      const placed = await already(posted.cartId, caller)
      return placed && responseTo(placed)
    }
    const { tenders, attempt } = made.value
    const charged = tenders.find(({ id }) => id === attempt?.tenderId)
    const paid =
      attempt && charged
        ? await payOrder(parts, taken.value, charged, attempt)
        : { order: taken.value, attempt: undefined }
    if (paid.order.payment !== 'failed') await tellOrder(parts, paid.order)
    return responseTo({ ...paid, tenders })
  }

  return async (posted: Placing, caller: Caller): Promise<Result<Order, ApiError<RefusedId>>> => {
    for (let tried = 0; tried < maxTries; tried += 1) {
      const placed = await placeNew(posted, caller)
      if (placed) return placed
    }
    return err(apiError('BSK409'))
  }
}
