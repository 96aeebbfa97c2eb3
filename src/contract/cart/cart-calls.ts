import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cartSchema } from './cart.ts'

/** Most that one line item may be asked for at once (specification, shopping, section 9). */
export const largestQuantity = 999_999

const basketId = z.uuid()
const quantity = z.int().min(1).max(largestQuantity)
const productId = z.string().regex(/^[A-Z0-9]{8,11}$/)
const upc = z.string().min(1).max(64)

const giftOption = z.strictObject({
  to: z.string().max(100),
  email: z.email().max(100),
  message: z.string().max(500),
})

const newItem = z.strictObject({
  productId,
  upc,
  qty: quantity.default(1),
  maxQty: quantity.optional(),
  customAmount: z.int().min(0).optional(),
  storeId: z.string().max(64).optional(),
  recipeId: z.string().max(64).optional(),
  precreatedCustomsCode: z.string().max(64).optional(),
  productImageURL: z.string().max(2000).optional(),
  pdpUrl: z.string().max(2000).optional(),
  giftOption: giftOption.optional(),
  position: z
    .int()
    .min(0)
    .max(largestQuantity)
    .optional()
    .describe(
      'Place of a new line among the lines, from 0; the last when missing. An undone removal returns by it',
    ),
  saveForLater: z.strictObject({ saveForLaterId: z.string(), itemId: z.string() }).optional(),
})

const changedItem = z.strictObject({
  cartId: basketId,
  itemId: z.uuid(),
  productId: productId.optional(),
  qty: quantity.optional(),
  maxQty: quantity.optional(),
  upc: upc.optional().describe('Another variant of the same product'),
  recipeId: z.string().max(64).optional(),
  storeId: z.string().max(64).optional(),
})

const itemErrors = ['BSK404', 'BSK409', 'ORD404', 'INV405', 'INV408', 'INV701', 'INV702'] as const

const couponText = z.string().min(1).max(100).describe('As typed: case, blanks and hyphens do not count')

/** Unknown, there already by another code, expired, conditions not met, not combinable, used up, of others, not valid yet. */
const couponErrors = [
  ...(['PRM130', 'PRM135', 'PRM140', 'PRM150'] as const),
  ...(['PRM155', 'PRM160', 'PRM175', 'PRM416'] as const),
] as const

/** The cart's calls (specification, shopping, section 7). Each answers with the whole cart. */
export const cartCalls = {
  'POST /cart/v1/cart': {
    summary: 'Create an empty cart',
    session: true,
    limit: 'newCart',
    out: cartSchema,
    errors: [],
  },
  'POST /cart/v1/cartWithItem': {
    summary: 'Create a cart that holds one item',
    session: true,
    limit: 'newCart',
    body: newItem,
    out: cartSchema,
    errors: itemErrors,
  },
  'GET /cart/v1/cart/{basketId}': {
    summary: 'Read a cart',
    session: true,
    path: z.object({ basketId }),
    query: z.object({
      favStoreId: z.string().optional(),
      isPatchRequired: z.stringbool().optional(),
      inventorySupplyCheck: z.stringbool().optional(),
      explain: z
        .string()
        .max(5)
        .optional()
        .describe('Lists for editors the promotions that do not apply, and why'),
    }),
    out: cartSchema,
    errors: ['BSK404'],
  },
  'POST /cart/v1/item': {
    summary: 'Add an item to a cart',
    session: true,
    limit: 'cartChange',
    body: newItem.extend({ cartId: basketId }),
    out: cartSchema,
    errors: [...itemErrors, 'GWP403'],
  },
  'PUT /cart/v1/cart/{basketId}/item': {
    summary: 'Change quantity, variant or delivery of a line item',
    session: true,
    limit: 'cartChange',
    path: z.object({ basketId }),
    query: z.object({ action: z.enum(['pickup']).optional(), favStoreId: z.string().optional() }),
    body: changedItem,
    out: cartSchema,
    errors: [...itemErrors, 'GWP403'],
  },
  'DELETE /cart/v1/item': {
    summary: 'Remove a line item',
    session: true,
    limit: 'cartChange',
    body: z.strictObject({ cartId: basketId, itemId: z.uuid(), upc: upc.optional() }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409', 'ORD404'],
  },
  'PUT /cart/v1/coupon': {
    summary: 'Apply a coupon code; one that is applied already stays so',
    session: true,
    limit: 'cartChange',
    body: z.strictObject({ cartId: basketId, code: couponText }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409', ...couponErrors],
  },
  'DELETE /cart/v1/coupon': {
    summary: 'Take a coupon code off; one that is not there stays off',
    session: true,
    limit: 'cartChange',
    body: z.strictObject({ cartId: basketId, code: couponText }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409'],
  },
} as const satisfies Calls
