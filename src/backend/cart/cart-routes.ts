import { err, ok, type Result } from '#src/base/result.ts'
import type { cartCalls } from '#src/contract/cart/cart-calls.ts'
import type { Cart } from '#src/contract/cart/cart.ts'
import { apiError } from '#src/contract/errors.ts'
import { visitorSchema } from '#src/contract/personalization/visitor.ts'
import type { Carts } from './carts.ts'
import { visitorCookieHeader, type CookiePolicy } from '#src/backend/api/cookies.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'

/** Handlers of the cart's calls. Each response with a cart refreshes the visitor's facts. */
export const cartHandlers = (carts: Carts, cookies: CookiePolicy): HandlersOf<keyof typeof cartCalls> => {
  const respond = async <E>(result: Promise<Result<Cart, E>>, { setCookie }: CallContext) => {
    const cart = await result
    if (cart.ok) {
      const { id, totals } = cart.value
      setCookie(visitorCookieHeader(visitorSchema.parse({ cartId: id, units: totals.totalUnits }), cookies))
    }
    return cart
  }

  return {
    'POST /cart/v1/cart': (_, context) => respond(carts.create(context).then(ok), context),

    'POST /cart/v1/cartWithItem': ({ body: { productId, ...item } }, context) =>
      respond(carts.createWithItem(context, productId, item), context),

    'GET /cart/v1/cart/{basketId}': async ({ path, query }, context) => {
      const explains = query.explain !== undefined && (await context.isEditor())
      return respond(carts.read(path.basketId, { ...context, explains }), context)
    },

    'POST /cart/v1/item': ({ body: { cartId, productId, ...item } }, context) =>
      respond(carts.addItem(cartId, context, productId, item), context),

    'PUT /cart/v1/cart/{basketId}/item': async ({ path, body: { cartId, itemId, ...change } }, context) =>
      cartId === path.basketId
        ? respond(carts.changeItem(cartId, context, itemId, change), context)
        : err(apiError('ATTR200', { field: 'cartId' }, 'The field cartId is not the cart of the address.')),

    'DELETE /cart/v1/item': ({ body: { cartId, itemId, upc } }, context) =>
      respond(carts.removeItem(cartId, context, itemId, upc), context),

    'PUT /cart/v1/coupon': ({ body: { cartId, code } }, context) =>
      respond(carts.applyCoupon(cartId, context, code), context),

    'DELETE /cart/v1/coupon': ({ body: { cartId, code } }, context) =>
      respond(carts.removeCoupon(cartId, context, code), context),
  }
}
