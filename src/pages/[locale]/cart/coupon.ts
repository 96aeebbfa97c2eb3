import type { APIRoute } from 'astro'
import { changeCoupon } from '#src/features/cart/change-coupon.ts'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** The coupon forms: `code` to apply, or `remove` with the code to take off. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const result = await changeCoupon(call, cartId, { removed: field('remove'), code: field('code') })
    return result.ok ? href('/cart#coupons') : `${withFailure(href('/cart'), result.error)}#coupons`
  })
