import type { cartDeliveryCalls } from '#src/contract/cart/cart-delivery-calls.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import { associateOf } from '#src/backend/associates/associate.ts'
import type { Carts } from '../carts.ts'
import type { Adjuster } from '../pricing/price-adjusters.ts'
import { respondWithCart } from './respond-with-cart.ts'

/** Who adjusts prices: an associate, else staff; the contract lets nobody else call. */
const adjusterOf = ({ customer, client, userAgent }: CallContext): Adjuster => ({
  associate: associateOf(customer),
  place: { client, userAgent },
})

/** Handlers of the cart's calls about where items go, and of what staff take off. */
export const cartDeliveryHandlers = (
  carts: Carts,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof cartDeliveryCalls> => {
  const respond = respondWithCart(cookies)
  return {
    'POST /cart/v2/cart/{basketId}/shippingAddress': ({ path, body }, context) =>
      respond(carts.setShippingAddresses(path.basketId, context, body), context),

    'DELETE /cart/v2/cart/{basketId}/shippingAddress': ({ path }, context) =>
      respond(carts.removeShippingAddresses(path.basketId, context), context),

    'POST /cart/v1/cart/{basketId}/shippingAddress/validation': ({ path, body }, context) =>
      carts.validateAddresses(path.basketId, context, body),

    'PUT /cart/v1/cart/{basketId}/estimate': ({ path, body }, context) =>
      respond(carts.estimateDelivery(path.basketId, context, body), context),

    'POST /cart/v1/cart/{basketId}/billingAddress': ({ path, body }, context) =>
      respond(carts.setBillingAddress(path.basketId, context, body), context),

    'DELETE /cart/v1/cart/{basketId}/billingAddress': ({ path }, context) =>
      respond(carts.removeBillingAddress(path.basketId, context), context),

    'POST /cart/v1/shippingMethod': ({ body: { cartId, ...choice } }, context) =>
      respond(carts.chooseDelivery(cartId, context, choice), context),

    'GET /cart/v1/cart/{basketId}/shippingMethod/{shippingId}': ({ path }, context) =>
      carts.readShipment(path.basketId, context, path.shippingId),

    'POST /cart/v1/cart/{basketId}/price_adjustments': ({ path, body }, context) =>
      respond(carts.addPriceAdjustment(path.basketId, context, adjusterOf(context), body), context),

    'PATCH /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}': ({ path, body }, context) =>
      respond(
        carts.changePriceAdjustment(path.basketId, context, adjusterOf(context), path.adjustmentId, body),
        context,
      ),

    'DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}': ({ path }, context) =>
      respond(
        carts.removePriceAdjustment(path.basketId, context, adjusterOf(context), path.adjustmentId),
        context,
      ),

    'POST /cart/v1/deviceFingerPrint': ({ body: { cartId, deviceFingerPrint } }, context) =>
      respond(carts.setFingerPrint(cartId, context, deviceFingerPrint), context),
  }
}
