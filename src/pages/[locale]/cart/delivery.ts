import type { APIRoute } from 'astro'
import { deliveryMethodCodes } from '#src/contract/delivery/delivery-method.ts'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** A shipment's form: `shippingId`, and the `code` of the method it is to come by. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const code = deliveryMethodCodes.find((one) => one === field('code'))
    if (!code) return withFailure(href('/cart'), { errorId: 'SHP404', message: '', additionalInfo: {} })
    const body = { cartId, shippingId: field('shippingId'), code }
    const result = await call('POST /cart/v1/shippingMethod', { body })
    return result.ok ? href('/cart#order-summary') : withFailure(href('/cart'), result.error)
  })
