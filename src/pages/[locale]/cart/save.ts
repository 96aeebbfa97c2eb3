import type { APIRoute } from 'astro'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** A line's form that saves it for later: `itemId`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const itemId = field('itemId')
    const result = await call('POST /cart/v2/cart/{basketId}/saveForLater', {
      path: { basketId: cartId },
      body: { itemId },
    })
    return result.ok ? href('/cart#saved-for-later') : withFailure(href('/cart'), result.error, itemId)
  })
