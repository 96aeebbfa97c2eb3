import type { Result } from '#src/base/result.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import { visitorCookieHeader, type CookiePolicy } from '#src/backend/api/cookies.ts'
import type { CallContext } from '#src/backend/api/handler.ts'

/** Responds with a cart, which refreshes the visitor's facts. */
export const respondWithCart =
  (cookies: CookiePolicy) =>
  async <E>(result: Promise<Result<Cart, E>>, { setCookie }: CallContext): Promise<Result<Cart, E>> => {
    const cart = await result
    if (cart.ok) {
      const { id, totals } = cart.value
      setCookie(visitorCookieHeader(visitorSchema.parse({ cartId: id, units: totals.totalUnits }), cookies))
    }
    return cart
  }
