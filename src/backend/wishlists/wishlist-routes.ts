import { ok, type Result } from '#src/base/result.ts'
import type { Favorites } from '#src/contract/wishlists/favorites.ts'
import { favoritesCookieHeader, type CookiePolicy } from '#src/backend/api/cookie-headers.ts'
import type { wishlistCalls } from '#src/contract/wishlists/wishlist-calls.ts'
import { favoritesText } from '#src/rules/wishlists/favorites-cookie.ts'
import type { CallContext, HandlersOf } from '#src/backend/api/handler.ts'
import type { FavoriteService } from './favorites.ts'
import type { SavedForLaterService } from './saved-for-later.ts'
import type { savedForLaterCalls } from '#src/contract/wishlists/saved-for-later-calls.ts'

/** Handlers of the favorites' calls. What changes or shows them refreshes the cookie that pages fill their hearts by. */
export const wishlistHandlers = (
  favorites: FavoriteService,
  cookies: CookiePolicy,
): HandlersOf<keyof typeof wishlistCalls> => {
  const respond = async <E>(
    result: Promise<Result<Favorites, E>>,
    context: CallContext,
  ): Promise<Result<Favorites, E>> => {
    const answer = await result
    if (!answer.ok) return answer
    const ids = await favorites.productIdsOf(context.sessionId)
    context.setCookie(favoritesCookieHeader(favoritesText(ids), cookies))
    return answer
  }

  return {
    'GET /wishlists/v2/favorites': ({ query }, context) =>
      respond(favorites.read(context, query).then(ok), context),

    'POST /wishlists/v2/favorites': ({ body: { itemType, upc, ...item } }, context) =>
      respond(favorites.add(context, itemType === 'variant' ? { ...item, upc } : item), context),

    'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}': ({ path }, context) =>
      respond(favorites.remove(context, path.favoriteId, path.itemId), context),

    'POST /wishlists/v2/favorites/{favoriteId}/share': ({ path }, context) =>
      favorites.share(context, path.favoriteId),

    'GET /wishlists/v2/favorites/{favoriteId}/share': ({ path, query: { token, ...paging } }, context) =>
      favorites.readShared(context, path.favoriteId, token, paging),
  }
}

/** Handlers of the calls about what is saved for later. */
export const savedForLaterHandlers = (
  saved: SavedForLaterService,
): HandlersOf<keyof typeof savedForLaterCalls> => ({
  'GET /wishlists/v2/saveForLater': async ({ query }, context) => ok(await saved.read(context, query)),

  'PUT /cart/v2/saveForLater': ({ body }, context) => saved.change(context, body),

  'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}': ({ path }, context) =>
    saved.remove(context, path.saveForlaterId, path.itemId),
})
