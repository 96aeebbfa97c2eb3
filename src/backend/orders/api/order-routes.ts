import { ok } from '#src/base/result.ts'
import type { CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import { isExpressBasket } from '#src/backend/cart/api/express-basket.ts'
import { respondWithCart } from '#src/backend/cart/api/respond-with-cart.ts'
import { refreshVisitor } from '#src/backend/customer/visitor-of-profile.ts'
import type { orderCalls } from '#src/contract/orders/order-calls.ts'
import type { Orders } from './orders.ts'

/** Handlers of the calls about orders. */
export const orderHandlers = (orders: Orders, cookies: CookiePolicy): HandlersOf<keyof typeof orderCalls> => {
  const respond = respondWithCart(cookies)

  return {
    'POST /cart/v1/cart/prepareOrder': ({ body }, context) =>
      respond(orders.prepare(body.basketId, context), context),

    'PUT /cart/v2/checkout/order': async ({ body }, context) => {
      const { cartId } = body
      const placed = await orders.place(body, context)
      const isTaken = placed.ok && placed.value.flash.length === 0
      if (isTaken && !isExpressBasket(context, cartId)) refreshVisitor(context, { cartId, units: 0 }, cookies)
      return placed
    },

    'PATCH /cart/v2/checkout/order/{orderNumber}': async ({ path, body }, context) => {
      const patched = await orders.patch(path.orderNumber, body.paymentMethod, context)
      const cartId = await orders.cartOf(path.orderNumber)
      if (cartId === undefined || isExpressBasket(context, cartId)) return patched
      const isTaken = patched.ok && patched.value.flash.length === 0 && patched.value.st !== 'cancelled'
      if (isTaken) refreshVisitor(context, { units: 0 }, cookies)
      const basketId = patched.ok ? undefined : patched.error.additionalInfo?.['basketId']
      if (typeof basketId === 'string')
        refreshVisitor({ ...context, setCookie: context.keepCookie }, { cartId: basketId }, cookies)
      return patched
    },

    'GET /consumers-v3/consumer/purchase/{orderId}': ({ path }, { sessionId }) =>
      orders.read(path.orderId, sessionId),

    'POST /consumers-v3/consumer/purchasehistory': async ({ body }, { sessionId }) =>
      ok(await orders.history(sessionId, body)),

    'POST /consumers-v3/consumer/TrackOrder': ({ body: { orderNumber, email } }) =>
      orders.track(orderNumber, email),

    'POST /consumers-v3/consumer/CancelOrder': async ({ body }, { sessionId }) => {
      const { orderNumber, items: lines, openUnits, whileUnpaid } = body
      const own = await orders.find(body, sessionId)
      return own.ok ? orders.cancel(orderNumber, { actor: 'shopper', lines, openUnits, whileUnpaid }) : own
    },
  }
}
