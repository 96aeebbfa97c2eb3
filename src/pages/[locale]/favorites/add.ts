import type { APIRoute } from 'astro'
import { respondToForm, withFailure } from '../cart/_form-post.ts'

/** A product's favorite form: `productId`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field }) => {
    const { call, href } = context.locals
    const result = await call('POST /wishlists/v2/favorites', { body: { id: field('productId') } })
    return result.ok ? href('/favorites') : withFailure(href('/favorites'), result.error)
  })
