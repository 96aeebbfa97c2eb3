import type { APIRoute } from 'astro'
import { respondToForm, withFailure } from '../cart/_form-post.ts'

/** The form that shares a list: `favoriteId`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field }) => {
    const { call, href } = context.locals
    const path = { favoriteId: field('favoriteId') }
    const result = await call('POST /wishlists/v2/favorites/{favoriteId}/share', { path })
    return result.ok
      ? `${href('/favorites')}?shared=${result.value.token}`
      : withFailure(href('/favorites'), result.error)
  })
