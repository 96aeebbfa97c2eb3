import type { APIRoute } from 'astro'
import { failureOfChange } from '#src/rules/cart/cart-error.ts'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** A line's quantity form: `itemId`, the typed `qty`, and `to` when a step was pressed. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const itemId = field('itemId')
    const stepped = field('to')
    const qty = stepped === '' ? Number(field('qty')) : Math.max(1, Number(stepped))
    const result = await call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: cartId },
      body: { cartId, itemId, qty },
    })
    return result.ok
      ? href(`/cart#item-${itemId}`)
      : withFailure(href('/cart'), failureOfChange('quantity', result.error), itemId)
  })
