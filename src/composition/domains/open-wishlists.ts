import { randomBytes } from 'node:crypto'
import { createAdoptLists } from '#src/backend/wishlists/adopt-lists.ts'
import { createFavorites } from '#src/backend/wishlists/favorites.ts'
import { createSavedForLater } from '#src/backend/wishlists/saved-for-later.ts'
import { createSavedItems } from '#src/backend/wishlists/saved-items.ts'
import { savedForLaterHandlers, wishlistHandlers } from '#src/backend/wishlists/wishlist-routes.ts'
import { createWishlistStore } from '#src/backend/wishlists/wishlist-store.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'
import type { OpenedCustomers } from './open-customers.ts'

/** Favorites, and what is saved for later. */
export const openWishlists = (
  { database, clock, newId, cookies }: Foundation,
  { catalogue }: OpenedCatalogue,
  { customerFacts }: OpenedCustomers,
) => {
  const savedItems = createSavedItems(database.sql)
  const favorites = createFavorites({
    store: createWishlistStore(database.sql),
    customerFacts,
    catalogue,
    clock,
    newId,
    newToken: () => randomBytes(16).toString('base64url'),
  })
  return {
    savedItems,
    favorites,
    adoptLists: createAdoptLists(database.sql, newId),
    handlers: {
      ...wishlistHandlers(favorites, cookies),
      ...savedForLaterHandlers(createSavedForLater({ store: savedItems, catalogue, clock })),
    },
  }
}

export type OpenedWishlists = ReturnType<typeof openWishlists>
