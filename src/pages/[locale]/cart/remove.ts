import type { APIRoute } from 'astro'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** A line's remove form: `itemId`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const itemId = field('itemId')
    const result = await call('DELETE /cart/v1/item', { body: { cartId, itemId } })
    return result.ok ? href('/cart') : withFailure(href('/cart'), result.error, itemId)
  })
