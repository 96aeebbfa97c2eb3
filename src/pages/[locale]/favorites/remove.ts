import type { APIRoute } from 'astro'
import { respondToForm, withFailure } from '../cart/_form-post.ts'

/** A favorite's remove form: `favoriteId` and `itemId`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field }) => {
    const { call, href } = context.locals
    const path = { favoriteId: field('favoriteId'), itemId: field('itemId') }
    const result = await call('DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}', { path })
    return result.ok ? href('/favorites') : withFailure(href('/favorites'), result.error)
  })
