import type { paymentCalls } from '#src/contract/payments/payment-calls.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { Carts } from '../carts.ts'
import { respondWithCart } from './respond-with-cart.ts'

/** Handlers of the cart's calls about what it is paid with. */
export const cartPaymentHandlers = (
  carts: Carts,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof paymentCalls> => {
  const respond = respondWithCart(cookies)
  return {
    'GET /cart/v1/cart/{basketId}/paymentMethods': ({ path }, context) =>
      carts.readPaymentMethods(path.basketId, context),

    'POST /cart/v1/cart/{basketId}/paymentInstruments': ({ path, body }, context) =>
      respond(carts.addTender(path.basketId, context, body), context),

    'DELETE /cart/v1/cart/{basketId}/paymentInstruments': ({ path, body }, context) =>
      respond(carts.removeTender(path.basketId, context, body.payment_instrument_id), context),
  }
}
