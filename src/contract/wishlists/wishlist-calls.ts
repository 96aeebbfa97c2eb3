import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { favoritesSchema } from './favorites.ts'
import { paging } from './paging.ts'

const favoriteId = z.uuid()
const token = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** Favorites (specification, account and content, section 7, Wishlists). A list belongs to the session that made it. */
export const wishlistCalls = {
  'GET /wishlists/v2/favorites': {
    summary: 'Read the favorites',
    session: true,
    query: z.object(paging),
    out: favoritesSchema,
    errors: [],
  },
  'POST /wishlists/v2/favorites': {
    summary: 'Add a favorite; what is there already stays as it is, with the new quantity',
    session: true,
    limit: 'cartChange',
    body: z
      .strictObject({
        id: z.string().regex(/^[A-Z0-9]{8,11}$/),
        qty: z.int().min(1).max(999_999).default(1),
        itemType: z.enum(['product', 'variant']).default('product'),
        upc: z.string().min(1).max(64).optional().describe('The variant, for `itemType` variant'),
        favoriteId: favoriteId.optional().describe('The caller’s list, where it is known'),
      })
      .refine(({ itemType, upc }) => (itemType === 'variant') === (upc !== undefined), {
        path: ['upc'],
        error: 'is for itemType variant',
      }),
    out: favoritesSchema,
    errors: ['PLP400', 'WSH404', 'WSH409', 'WSH403'],
  },
  'DELETE /wishlists/v2/favorites/{favoriteId}/items/{itemId}': {
    summary: 'Remove a favorite',
    session: true,
    limit: 'cartChange',
    path: z.object({ favoriteId, itemId: z.uuid() }),
    out: favoritesSchema,
    errors: ['WSH404'],
  },
  'POST /wishlists/v2/favorites/{favoriteId}/share': {
    summary: 'Share the favorites: whoever has the token may read them. A list has one token',
    session: true,
    limit: 'cartChange',
    path: z.object({ favoriteId }),
    out: z.object({ favoriteId, token }),
    errors: ['WSH404'],
  },
  'GET /wishlists/v2/favorites/{favoriteId}/share': {
    summary: 'Read favorites that somebody shares',
    session: false,
    path: z.object({ favoriteId }),
    query: z.object({ token, ...paging }),
    out: favoritesSchema,
    errors: ['WSH404'],
  },
} as const satisfies Calls
