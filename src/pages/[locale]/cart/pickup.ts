import type { APIRoute } from 'astro'
import { favoriteStoreCookie } from '#src/contract/cookies.ts'
import { favoriteStoreSeconds } from '#src/rules/stores/favorite-store.ts'
import { respondToForm, cartMissing, withFailure } from './_form-post.ts'

/** The form of a store on the page of stores: `itemId` is collected in `storeId`. */
export const POST: APIRoute = (context) =>
  respondToForm(context, async ({ field, cartId }) => {
    const { call, href } = context.locals
    if (cartId === undefined) return withFailure(href('/cart'), cartMissing)
    const itemId = field('itemId')
    const storeId = field('storeId')
    const result = await call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: cartId },
      query: { action: 'pickup' },
      body: { cartId, itemId, storeId },
    })
    if (!result.ok) return withFailure(href('/cart'), result.error, itemId)
    context.cookies.set(favoriteStoreCookie, storeId, {
      path: '/',
      maxAge: favoriteStoreSeconds,
      sameSite: 'lax',
      secure: context.url.protocol === 'https:',
    })
    return href(`/cart#item-${itemId}`)
  })
