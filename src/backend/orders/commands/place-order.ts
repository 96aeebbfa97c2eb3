import { err, ok, type Result } from '#src/base/result.ts'
import type { CallErrorId } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Caller } from '#src/backend/cart/cart-parts.ts'
import type { OrderParts } from '../order-parts.ts'
import { noGoods } from '../order-goods.ts'
import { presentOrder } from '../order-presenter.ts'
import { isOrderOf, orderOfCart, type StoredOrder, type WholeOrder } from '../order-store.ts'
import { payOrder } from '../pay-order.ts'
import { planOrder, type Placing } from '../plan-order.ts'
import { takeOrder, type NewOrder } from '../take-order.ts'
import { tellOrder } from '../tell-order.ts'

type RefusedId = CallErrorId<'PUT /cart/v2/checkout/order'> | 'GEN429'

/** Who places an order, and from which client; without one nobody counts. */
type Buyer = Caller & { client?: string | undefined }

/** Whether a provider said no, as it does to cards that are stolen. */
const isRefusal = (errorId: string): boolean => ['PYT300', 'PYT402', 'PYT406', 'FE309'].includes(errorId)

/** Times it is tried while the cart is changed meanwhile. */
const maxTries = 3

/**
 * Places the order of a cart and has it paid. What is sent again, from another tab too, is given the order that the cart became: an order
 * is made once, and stays while its payment is open. Refusals are those of the call.
 */
export const placeOrder = (parts: OrderParts) => {
  const { db, refusedPayments } = parts
  const plan = planOrder(parts)

  const responseTo = (whole: WholeOrder): Result<Order, ApiError<RefusedId>> =>
    whole.order.payment === 'failed'
      ? err(apiError(whole.attempt?.errorId ?? 'PYT300'))
      : ok(presentOrder(whole))

  /** The order that a cart is by now, for who may see it. */
  const already = async (cartId: string, { sessionId }: Caller): Promise<WholeOrder | undefined> => {
    const found = await orderOfCart(db, cartId)
    return found && isOrderOf(found.order, sessionId) ? found : undefined
  }

  /** Pays what the order leaves to a provider. */
  const pay = async (
    order: StoredOrder,
    { tenders, attempt }: NewOrder,
  ): Promise<Pick<WholeOrder, 'order' | 'attempt'>> => {
    const charged = tenders.find(({ id }) => id === attempt?.tenderId)
    return attempt && charged ? payOrder(parts, order, charged, attempt) : { order, attempt: undefined }
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
    const { tenders } = made.value
    const paid = await pay(taken.value, made.value)
    if (paid.order.payment !== 'failed') await tellOrder(parts, paid.order)
    return responseTo({ ...paid, tenders, goods: noGoods })
  }

  const place = async (posted: Placing, caller: Caller): Promise<Result<Order, ApiError<RefusedId>>> => {
    for (let tried = 0; tried < maxTries; tried += 1) {
      const placed = await placeNew(posted, caller)
      if (placed) return placed
    }
    return err(apiError('BSK409'))
  }

  // Counted before it is tried, and taken back unless it was refused: tries that come at once are counted one by one.
  return async (posted: Placing, caller: Buyer): Promise<Result<Order, ApiError<RefusedId>>> => {
    const { client } = caller
    if (client === undefined) return place(posted, caller)
    const wait = await refusedPayments.consume(client)
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    const placed = await place(posted, caller)
    if (placed.ok || !isRefusal(placed.error.errorId)) await refusedPayments.giveBack(client)
    return placed
  }
}
