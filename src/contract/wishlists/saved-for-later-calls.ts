import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { lineFields } from '#src/contract/cart/line-item-fields.ts'
import { paging } from './paging.ts'
import { savedForLaterSchema } from './saved-for-later.ts'

/**
 * Items saved for later (specification, shopping, section 7; account and content, section 7, Wishlists). A list belongs to
 * the session that made it. The cart's calls move lines to it and back.
 */
export const savedForLaterCalls = {
  'GET /wishlists/v2/saveForLater': {
    summary: 'Read what is saved for later',
    session: true,
    query: z.object(paging),
    out: savedForLaterSchema,
    errors: [],
  },
  'PUT /cart/v2/saveForLater': {
    summary: 'Change the variant or quantity of a saved item',
    session: true,
    limit: 'cartChange',
    body: z.strictObject({
      saveForLaterId: z.uuid(),
      itemId: z.uuid(),
      productId: lineFields.productId.optional(),
      upc: lineFields.upc.optional().describe('Another variant of the same product'),
      qty: lineFields.qty.optional(),
    }),
    out: savedForLaterSchema,
    errors: ['WSH404', 'PLP400'],
  },
  'DELETE /cart/v2/saveForLater/{saveForlaterId}/items/{itemId}': {
    summary: 'Remove a saved item',
    session: true,
    limit: 'cartChange',
    path: z.object({ saveForlaterId: z.uuid(), itemId: z.uuid() }),
    out: savedForLaterSchema,
    errors: ['WSH404'],
  },
} as const satisfies Calls
