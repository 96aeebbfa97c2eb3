import type { APIRoute } from 'astro'
import { respondToForm, withFailure } from '../cart/_form-post.ts'
import { savedPlace } from './_saved-place.ts'

/** A saved item's remove form: `saveForLaterId`, `itemId`, and `back`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field }) => {
    const { call, href } = context.locals
    const place = savedPlace(field('back'), href)
    const path = { saveForlaterId: field('saveForLaterId'), itemId: field('itemId') }
    const result = await call('DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}', { path })
    return result.ok ? place : withFailure(place, result.error)
  })
