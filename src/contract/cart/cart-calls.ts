import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cartSchema } from './cart.ts'
import { giftOptionSchema, largestQuantity, lineFields } from './line-item-fields.ts'

const basketId = z.uuid()

const choiceOfLine = {
  maxQty: lineFields.qty.optional(),
  storeId: lineFields.storeId.optional(),
  recipeId: lineFields.recipeId.optional(),
}

const newItem = z.strictObject({
  productId: lineFields.productId,
  upc: lineFields.upc,
  qty: lineFields.qty.optional().describe('1 when missing; of a saved item as many as were saved'),
  ...choiceOfLine,
  customAmount: lineFields.customAmount.optional(),
  precreatedCustomsCode: z.string().max(64).optional(),
  productImageURL: lineFields.productImageURL.optional(),
  pdpUrl: lineFields.pdpUrl.optional(),
  giftOption: giftOptionSchema.optional(),
  position: z
    .int()
    .min(0)
    .max(largestQuantity)
    .optional()
    .describe(
      'Place of a new line among the lines, from 0; the last when missing. An undone removal returns by it',
    ),
})

const changedItem = z.strictObject({
  cartId: basketId,
  itemId: z.uuid(),
  productId: lineFields.productId.optional(),
  qty: lineFields.qty.optional(),
  upc: lineFields.upc.optional().describe('Another variant of the same product'),
  ...choiceOfLine,
  customAmount: lineFields.customAmount.optional(),
  giftOption: giftOptionSchema.nullable().optional().describe('null takes it off'),
})

const favStoreId = z
  .string()
  .max(64)
  .describe('The shopper’s own store: each item says whether it can be had there')

const savedItem = z
  .strictObject({ saveForLaterId: z.uuid(), itemId: z.uuid() })
  .describe('The saved item that moves to the cart by this; what is not said is as it was saved')

const itemErrors = ['BSK404', 'BSK409', 'ORD404', 'INV405', 'INV408', 'INV701', 'INV702', 'SHP404'] as const

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
    errors: ['BSK404'],
  },
  'POST /cart/v1/cartWithItem': {
    summary: 'Create a cart that holds one item',
    session: true,
    limit: 'newCart',
    body: newItem,
    out: cartSchema,
    errors: [...itemErrors, 'BSK404', 'GWP403'],
  },
  'GET /cart/v1/cart/{basketId}': {
    summary: 'Read a cart',
    session: true,
    limit: 'cart',
    path: z.object({ basketId }),
    query: z.object({
      favStoreId: favStoreId.optional(),
      isPatchRequired: z
        .stringbool()
        .optional()
        .describe(
          'Lowers lines to what is in stock of them, and stores deliveries as they had to change, so that flash tells of those this once',
        ),
      inventorySupplyCheck: z
        .stringbool()
        .optional()
        .describe('Whether stock, of stores too, decides what is told of items; true when missing'),
      explain: z
        .string()
        .max(5)
        .optional()
        .describe('Lists for editors the promotions that do not apply, and why'),
    }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409'],
  },
  'POST /cart/v1/item': {
    summary: 'Add an item to a cart',
    session: true,
    limit: 'cartChange',
    body: newItem.extend({
      cartId: basketId,
      saveForLater: savedItem.optional(),
      bonus: z
        .boolean()
        .optional()
        .describe('Whether a gift is meant that was left out: it comes back, and nothing is bought'),
    }),
    out: cartSchema,
    errors: [...itemErrors, 'GWP403', 'WSH404'],
  },
  'PUT /cart/v1/cart/{basketId}/item': {
    summary: 'Change quantity, variant or delivery of a line item',
    session: true,
    limit: 'cartChange',
    path: z.object({ basketId }),
    query: z.object({
      action: z
        .enum(['pickup'])
        .optional()
        .describe('Has the item picked up: in the store that storeId names, else in favStoreId'),
      favStoreId: favStoreId.optional(),
    }),
    body: changedItem,
    out: cartSchema,
    errors: [...itemErrors, 'GWP403', 'ATTR100'],
  },
  'DELETE /cart/v1/item': {
    summary: 'Remove a line item',
    session: true,
    limit: 'cartChange',
    body: z.strictObject({ cartId: basketId, itemId: z.uuid(), upc: lineFields.upc.optional() }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409', 'ORD404'],
  },
  'POST /cart/v2/cart/{basketId}/saveForLater': {
    summary: 'Move a line item to the saved-for-later list; one that is there already stays',
    session: true,
    limit: 'cartChange',
    path: z.object({ basketId }),
    body: z.strictObject({
      itemId: z.uuid(),
      saveForLaterId: z.uuid().optional().describe('The caller’s list, where it is known'),
    }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409', 'ORD404', 'WSH404', 'WSH409', 'WSH403'],
  },
  'POST /cart/v1/reserveWithItem': {
    summary: 'Reserve units of an item for a cart: nobody else can have them until then',
    session: true,
    limit: 'reservation',
    body: z.strictObject({
      cartId: basketId,
      productId: lineFields.productId,
      upc: lineFields.upc,
      qty: lineFields.qty.default(1).describe('In place of what the cart has reserved of it before'),
    }),
    out: z
      .object({
        reservationId: z.uuid(),
        cartId: basketId,
        productId: z.string(),
        upc: z.string(),
        storeId: z
          .string()
          .optional()
          .describe('The store on whose shelf they are, where the item is picked up'),
        qty: z.int(),
        expiresAt: z.iso.datetime(),
      })
      .meta({ id: 'Reservation' }),
    errors: ['BSK404', 'ORD404', 'INV408', 'INV701', 'INV702'],
  },
  'PUT /cart/v1/cart/{basketId}/reward': {
    summary: 'Apply a loyalty voucher of the member in place of another one, or take it off',
    session: true,
    limit: 'cartChange',
    path: z.object({ basketId }),
    body: z.strictObject({
      appliedLoyaltyVoucher: z
        .int()
        .min(0)
        .max(10_000_000)
        .describe('The points of the voucher; 0 takes it off'),
    }),
    out: cartSchema,
    errors: ['BSK404', 'BSK409', 'REW401', 'REW130', 'REW135', 'REW140', 'PYT405'],
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
