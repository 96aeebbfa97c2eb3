import type { Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { CallContext } from '#src/backend/api/handler.ts'
import { refreshVisitor } from '#src/backend/customer/visitor-of-profile.ts'
import { isExpressBasket } from './express-basket.ts'

/** Responds with a cart, which refreshes the visitor's facts, unless a wallet orders from it beside the visitor's own. */
export const respondWithCart =
  (cookies: CookiePolicy) =>
  async <E>(result: Promise<Result<Cart, E>>, context: CallContext): Promise<Result<Cart, E>> => {
    const cart = await result
    if (cart.ok && !isExpressBasket(context, cart.value.id)) {
      const { id, totals } = cart.value
      refreshVisitor(context, { cartId: id, units: totals.totalUnits }, cookies)
    }
    return cart
  }
