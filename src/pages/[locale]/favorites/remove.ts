import type { APIRoute } from 'astro'
import { itemOfProduct } from '#src/features/wishlists/item-of-product.ts'
import { respondToForm, withFailure } from '../cart/_form-post.ts'

/** A favorite's remove form: `favoriteId` and `itemId`, or the `productId` of a heart. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field }) => {
    const { call, href } = context.locals
    const path =
      field('productId') === ''
        ? { favoriteId: field('favoriteId'), itemId: field('itemId') }
        : await itemOfProduct(call, field('productId'))
    const result = await call('DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}', { path })
    return result.ok ? href('/favorites') : withFailure(href('/favorites'), result.error)
  })
