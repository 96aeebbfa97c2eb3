import { ok } from '#src/base/result.ts'
import type { wishlistCalls } from '#src/contract/wishlists/wishlist-calls.ts'
import type { HandlersOf } from '#src/backend/api/handler.ts'
import type { FavoriteService } from './favorites.ts'

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
