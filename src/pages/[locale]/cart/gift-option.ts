import type { APIRoute } from 'astro'
import { giftFaults } from '#src/rules/cart/gift-faults.ts'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

const wordsMissing = { errorId: 'ATTR200', message: '', additionalInfo: {} }

/** The form of a line's gift: `itemId`, and its words `to`, `email` and `message`; `remove` takes them off. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const itemId = field('itemId')
    const words = { to: field('to').trim(), email: field('email').trim(), message: field('message').trim() }
    const isRemoval = field('remove') !== ''
    if (!isRemoval && Object.keys(giftFaults(words)).length > 0)
      return withFailure(href('/cart/gift'), wordsMissing, itemId)
    const result = await call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: cartId },
      body: { cartId, itemId, giftOption: isRemoval ? null : words },
    })
    return result.ok ? href(`/cart#item-${itemId}`) : withFailure(href('/cart'), result.error, itemId)
  })
