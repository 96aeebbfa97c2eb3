import type { APIRoute } from 'astro'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** The form that takes back a gift that was left out: `gift` is its product and upc, with a blank between. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const [productId = '', ...upc] = field('gift').split(' ')
    const body = { cartId, productId, upc: upc.join(' '), qty: 1, bonus: true }
    const result = await call('POST /cart/v1/item', { body })
    return result.ok ? href('/cart') : withFailure(href('/cart'), result.error)
  })
