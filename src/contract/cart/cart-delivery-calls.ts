import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { deliveryMethodCodes } from '#src/contract/delivery/delivery-method.ts'
import {
  addressOriginSchema,
  cartAddressSchema,
  estimateSchema,
  postedAddressesSchema,
  shippingAddressSchema,
} from './cart-address.ts'
import { cartSchema, shipmentSchema } from './cart.ts'
import { changedPriceAdjustmentSchema, newPriceAdjustmentSchema } from './price-adjustment.ts'

const basketId = z.uuid()
const shippingId = z.string().min(1).max(64)

const cartErrors = ['BSK404', 'BSK409'] as const
const changesCart = { session: true, limit: 'cartChange', out: cartSchema } as const
const changesPrices = { ...changesCart, session: 'seller' } as const

const addressFailure = z.object({
  errorId: z.string(),
  message: z.string(),
  field: z.string().optional().describe('The field of the address that it is about'),
})

/** The cart's calls about where items go, and what staff take off (specification, shopping, section 7). */
export const cartDeliveryCalls = {
  'POST /cart/v2/cart/{basketId}/shippingAddress': {
    summary: 'Set the addresses that the items go to',
    ...changesCart,
    path: z.object({ basketId }),
    body: postedAddressesSchema,
    errors: [
      ...cartErrors,
      ...(['SHP404', 'SHP410', 'SHP500', 'CHK320', 'CCA400', 'CCA401', 'TAX309', 'TAX310'] as const),
    ],
  },
  'DELETE /cart/v2/cart/{basketId}/shippingAddress': {
    summary: 'Forget the addresses that the items go to, and all that came with them',
    ...changesCart,
    path: z.object({ basketId }),
    errors: cartErrors,
  },
  'POST /cart/v1/cart/{basketId}/shippingAddress/validation': {
    summary: 'Check addresses without storing them: each as it would be stored, and why it would be refused',
    session: true,
    limit: 'calculation',
    path: z.object({ basketId }),
    body: postedAddressesSchema,
    out: z.object({
      valid: z.boolean(),
      addresses: z.array(
        z.object({ valid: z.boolean(), address: shippingAddressSchema, errors: z.array(addressFailure) }),
      ),
      addressOrigin: addressOriginSchema.describe('What would be stored along with them'),
    }),
    errors: ['BSK404'],
  },
  'PUT /cart/v1/cart/{basketId}/estimate': {
    summary: 'Estimate delivery and tax for a place, until there is a shipping address; this shop’s own',
    ...changesCart,
    path: z.object({ basketId }),
    body: estimateSchema,
    errors: [...cartErrors, 'CHK320', 'TAX309', 'TAX310'],
  },
  'POST /cart/v1/cart/{basketId}/billingAddress': {
    summary: 'Set the billing address',
    ...changesCart,
    path: z.object({ basketId }),
    body: cartAddressSchema,
    errors: [...cartErrors, 'BIL400', 'BILL410', 'CCA401'],
  },
  'DELETE /cart/v1/cart/{basketId}/billingAddress': {
    summary: 'Forget the billing address',
    ...changesCart,
    path: z.object({ basketId }),
    errors: cartErrors,
  },
  'POST /cart/v1/shippingMethod': {
    summary: 'Choose how a shipment comes',
    ...changesCart,
    body: z.strictObject({
      cartId: basketId,
      code: z.enum(deliveryMethodCodes),
      shippingId: shippingId.default('me'),
      shopperAppliedSM: z
        .boolean()
        .default(true)
        .describe('Whether the shopper chose it, who is told once it is no longer possible'),
    }),
    errors: [...cartErrors, 'SHP404', 'SHP500'],
  },
  'GET /cart/v1/cart/{basketId}/shippingMethod/{shippingId}': {
    summary: 'How a shipment may come',
    session: true,
    limit: 'cart',
    path: z.object({ basketId, shippingId }),
    out: shipmentSchema,
    errors: ['BSK404', 'SHP404'],
  },
  'POST /cart/v1/cart/{basketId}/price_adjustments': {
    summary: 'Take something off the order, an item or delivery by hand; for associates and staff',
    ...changesPrices,
    path: z.object({ basketId }),
    body: newPriceAdjustmentSchema,
    errors: [...cartErrors, 'AUT432', 'ORD404', 'PRC400'],
  },
  'PATCH /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}': {
    summary: 'Change what an adjustment takes off, or its reason; for associates and staff',
    ...changesPrices,
    path: z.object({ basketId, adjustmentId: z.uuid() }),
    body: changedPriceAdjustmentSchema,
    errors: [...cartErrors, 'AUT432', 'PRC400'],
  },
  'DELETE /cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}': {
    summary: 'Take an adjustment back; for associates and staff',
    ...changesPrices,
    path: z.object({ basketId, adjustmentId: z.uuid() }),
    errors: [...cartErrors, 'AUT432'],
  },
  'POST /cart/v1/deviceFingerPrint': {
    summary: 'Note by what the payment service knows the device',
    ...changesCart,
    body: z.strictObject({ cartId: basketId, deviceFingerPrint: z.string().min(1).max(4096) }),
    errors: cartErrors,
  },
} as const satisfies Calls
