import { err } from '#src/base/result.ts'
import type { cartCalls } from '#src/contract/cart/cart-calls.ts'
import { apiError } from '#src/contract/errors.ts'
import type { Carts } from '../carts.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import { respondWithCart } from './respond-with-cart.ts'

/** Handlers of the calls about a cart and its items. */
export const cartHandlers = (carts: Carts, cookies: CookiePolicy): HandlersOf<keyof typeof cartCalls> => {
  const respond = respondWithCart(cookies)

  return {
    'POST /cart/v1/cart': (_, context) => respond(carts.create(context), context),

    'POST /cart/v1/cartWithItem': ({ body: { productId, ...item } }, context) =>
      respond(carts.createWithItem(context, productId, item), context),

    'GET /cart/v1/cart/{basketId}': async ({ path, query }, context) => {
      const explains = query.explain !== undefined && (await context.isEditor())
      const { favStoreId, inventorySupplyCheck, isPatchRequired } = query
      const caller = { ...context, explains, favStoreId, inventorySupplyCheck }
      // A preview stores nothing of what it shows.
      const patches = isPatchRequired && !context.isPreview
      return respond(carts.read(path.basketId, caller, patches), context)
    },

    'POST /cart/v1/item': ({ body: { cartId, productId, ...item } }, context) =>
      respond(carts.addItem(cartId, context, productId, item), context),

    'PUT /cart/v1/cart/{basketId}/item': async (
      { path, query: { action, favStoreId }, body: { cartId, itemId, ...change } },
      context,
    ) =>
      cartId === path.basketId
        ? respond(
            carts.changeItem(cartId, { ...context, favStoreId }, itemId, { ...change, action }),
            context,
          )
        : err(apiError('ATTR200', { field: 'cartId' }, 'The field cartId is not the cart of the address.')),

    'DELETE /cart/v1/item': ({ body: { cartId, itemId, upc } }, context) =>
      respond(carts.removeItem(cartId, context, itemId, upc), context),

    'POST /cart/v2/cart/{basketId}/saveForLater': ({ path, body }, context) =>
      respond(carts.saveForLater(path.basketId, context, body), context),

    'POST /cart/v1/reserveWithItem': ({ body }, context) => carts.reserveItem(context, body),

    'PUT /cart/v1/cart/{basketId}/reward': ({ path, body }, context) =>
      respond(carts.applyReward(path.basketId, context, body.appliedLoyaltyVoucher), context),

    'PUT /cart/v1/coupon': ({ body: { cartId, code } }, context) =>
      respond(carts.applyCoupon(cartId, context, code), context),

    'DELETE /cart/v1/coupon': ({ body: { cartId, code } }, context) =>
      respond(carts.removeCoupon(cartId, context, code), context),
  }
}
