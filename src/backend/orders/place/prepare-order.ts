import { err, ok, type Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CallErrorId } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Caller } from '#src/backend/cart/cart-dependencies.ts'
import { ofSession } from '#src/backend/cart/api/session-query.ts'
import { unitsOnShelf } from '#src/backend/stores/shelf-query.ts'
import { checkoutError } from './checkout-errors.ts'
import { openOrderOf } from './open-order.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'
import { countPrepared } from './unpaid-steps.ts'
import { instantAfter } from '#src/base/clock.ts'

type PrepareErrorId = CallErrorId<'POST /cart/v1/cart/prepareOrder'> | 'GEN429'

/** How long the units of a prepared cart stay reserved, in milliseconds. */
const reservedForMs = 15 * 60_000

/**
 * Stores a cart as it can be delivered, checks that it can be ordered, and reserves its units, of each variant as many as a session may hold.
 * Where deliveries or lines had to change, the response is the cart with flash messages that say so once, and nothing is reserved. INV409
 * where units are gone; GFC700 and REW140 where the balance of a gift card or a reward has changed, which the cart then shows.
 */
export const prepareOrder =
  (dependencies: OrderDependencies) =>
  async (cartId: string, caller: Caller & FromClient): Promise<Result<Cart, ApiError<PrepareErrorId>>> => {
    const { db, readCart, checkoutCart, refreshGiftCards, reserve, clock, newId } = dependencies
    const open = await openOrderOf(db, cartId, caller.sessionId)
    if (open?.isAsOrdered) return err(apiError('CHK380', { reason: 'ordered' }))
    if (open) await dependencies.cancelUnpaid(dependencies, open.orderNumber)
    const patched = await readCart(cartId, caller, true)
    if (!patched.ok) return patched
    const isPaidByGiftCard = patched.value.payment_instruments.some(
      ({ c_gcCardNumber }) => c_gcCardNumber !== undefined,
    )
    const refreshed = isPaidByGiftCard ? await refreshGiftCards(cartId, caller) : ok(undefined)
    if (!refreshed.ok) return refreshed
    if (refreshed.value) return err(apiError(refreshed.value))
    if (patched.value.flash.length > 0 && patched.value.customerNotifications.length > 0) return patched
    const error = checkoutError(patched.value)
    if (error) return err(error)
    const checkout = await checkoutCart(cartId, caller)
    if (!checkout.ok) return checkout
    const counted = await countPrepared(dependencies, caller, cartId)
    if (!counted.ok) return counted
    const instant = clock()
    const expiresAt = instantAfter(instant, reservedForMs)
    for (const { productId, upc, qty, storeId } of checkout.value.units) {
      const wanted = { id: newId(), cartId, productId, upc, storeId, qty, instant, expiresAt }
      const held = storeId === '' ? undefined : unitsOnShelf(storeId, productId, upc)
      const isOfSession = ofSession(caller.sessionId)
      const reserved = await reserve({ ...wanted, held, isOfSession, isCapped: true, client: caller.client })
      if (reserved.ok) continue
      // A client who has reserved much goes on all the same: units that are not reserved are taken when the order is placed, if they are still there.
      if (reserved.error.errorId === 'GEN429') break
      return err({ ...reserved.error, errorId: 'INV409', additionalInfo: { upc } })
    }
    return ok(checkout.value.cart)
  }
