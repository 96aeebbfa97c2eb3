import type { APIRoute } from 'astro'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** The coupon forms: `code` to apply, or `remove` with the code to take off. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const removed = field('remove')
    const result =
      removed === ''
        ? await call('PUT /cart/v1/coupon', { body: { cartId, code: field('code') } })
        : await call('DELETE /cart/v1/coupon', { body: { cartId, code: removed } })
    return result.ok ? href('/cart#coupons') : `${withFailure(href('/cart'), result.error)}#coupons`
  })
