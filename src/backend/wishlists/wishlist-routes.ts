import { ok } from '#src/base/result.ts'
import type { wishlistCalls } from '#src/contract/wishlists/wishlist-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { FavoriteService } from './favorites.ts'
import type { SavedForLaterService } from './saved-for-later.ts'
import type { savedForLaterCalls } from '#src/contract/wishlists/saved-for-later-calls.ts'

/** Handlers of the favorites' calls. */
export const wishlistHandlers = (favorites: FavoriteService): HandlersOf<keyof typeof wishlistCalls> => ({
  'GET /wishlists/v2/favorites': async ({ query }, context) => ok(await favorites.read(context, query)),

  'POST /wishlists/v2/favorites': ({ body: { itemType, upc, ...item } }, context) =>
    favorites.add(context, itemType === 'variant' ? { ...item, upc } : item),

  'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}': ({ path }, context) =>
    favorites.remove(context, path.favoriteId, path.itemId),

  'POST /wishlists/v2/favorites/{favoriteId}/share': ({ path }, context) =>
    favorites.share(context, path.favoriteId),

  'GET /wishlists/v2/favorites/{favoriteId}/share': ({ path, query: { token, ...paging } }, context) =>
    favorites.readShared(context, path.favoriteId, token, paging),
})

/** Handlers of the calls about what is saved for later. */
export const savedForLaterHandlers = (
  saved: SavedForLaterService,
): HandlersOf<keyof typeof savedForLaterCalls> => ({
  'GET /wishlists/v2/saveForLater': async ({ query }, context) => ok(await saved.read(context, query)),

  'PUT /cart/v2/saveForLater': ({ body }, context) => saved.change(context, body),

  'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}': ({ path }, context) =>
    saved.remove(context, path.saveForlaterId, path.itemId),
})
