import type { APIRoute } from 'astro'
import { respondToForm, withFailure } from '../cart/_form-post.ts'
import { savedPlace } from './_saved-place.ts'

/** A saved item's form that moves it to the cart: `saveForLaterId`, `itemId`, `productId`, `upc`, and `back`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    const place = savedPlace(field('back'), href)
    const item = {
      productId: field('productId'),
      upc: field('upc'),
      saveForLater: { saveForLaterId: field('saveForLaterId'), itemId: field('itemId') },
    }
    const moveTo = (id: string) => call('POST /cart/v1/item', { body: { ...item, cartId: id } })
    const moved = cartId === undefined ? undefined : await moveTo(cartId)
    if (moved?.ok) return href('/cart')
    if (moved && moved.error.errorId !== 'BSK404') return withFailure(place, moved.error)
    const made = await call('POST /cart/v1/cart', {})
    const result = made.ok ? await moveTo(made.value.id) : made
    return result.ok ? href('/cart') : withFailure(place, result.error)
  })
