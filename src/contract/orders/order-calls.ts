import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { cartAddressSchema } from '#src/contract/cart/cart-address.ts'
import { cartSchema } from '#src/contract/cart/cart.ts'
import { inStoreSalesInfoSchema } from '#src/contract/stores/in-store-sale.ts'
import { providerMethods } from '#src/contract/payments/tenders.ts'
import { lineUnitsSchema, orderNumberSchema, orderSchema, orderStatuses } from './order.ts'

const cartId = z.uuid()
const text = z.string().min(1).max(256)

const itemErrors = ['ORD404', 'ORD430', 'INV409', 'PRC400'] as const
const deliveryErrors = [
  'SHP404',
  'SHP410',
  'SHP500',
  'CHK320',
  'ORD516',
  'ORD517',
  'ORD518',
  'TAX310',
] as const
const placeErrors = [...itemErrors, ...deliveryErrors, 'BSK404', 'BSK409', 'CHK380'] as const
const paymentErrors = [
  ...(['FE309', 'PYT300', 'PYT400', 'PYT402', 'PYT404', 'PYT405', 'PYT406', 'PAY400'] as const),
  ...(['GFC700', 'REW140', 'PRM160'] as const),
] as const

const wallet = z.string().min(1).max(20_000)

/** What a wallet or a card form adds to a payment. */
const additionalData = z.strictObject({
  token: text.optional().describe('Of a card, as the acquirer gave it'),
  paymentInstrumentId: text
    .optional()
    .describe(
      'Of what the cart holds: placing the order charges it, and gives PYT404 where the cart has none such',
    ),
  cardType: text.optional(),
  sessionID: text.optional(),
  paymentData: wallet.optional().describe('What a wallet gave the page'),
  threeDS2Result: wallet.optional().describe('What a challenge gave the browser'),
  c_requestID: text.optional(),
  c_paymentID: text.optional(),
  c_payerID: text.optional(),
})

const email = z.string().max(100).describe('Of the order; needed where nobody is signed in as its customer')

/** Orders: placing them, paying them, and what becomes of them (specification, shopping, sections 4 and 7; account and content, section 7). */
export const orderCalls = {
  'POST /cart/v1/cart/prepareOrder': {
    summary: 'Reserve what a cart holds, and check that it can be ordered',
    session: true,
    limit: 'placeOrder',
    body: z.strictObject({ basketId: cartId }),
    out: cartSchema,
    errors: [...placeErrors, 'BIL400', 'GFC700', 'REW140'],
  },
  'PUT /cart/v2/checkout/order': {
    summary: 'Place the order of a cart; sent again it gives the same order',
    session: true,
    limit: 'placeOrder',
    body: z.strictObject({
      cartId,
      recaptcha_response: z
        .string()
        .min(1)
        .max(4096)
        .optional()
        .describe('What the browser made of the human check of `placeOrder`; neither stored nor answered'),
      billingAddress: cartAddressSchema.optional().describe('In place of the one of the cart'),
      paymentMethod: z
        .strictObject({
          code: z.enum(providerMethods),
          additionalData: additionalData.optional(),
          bin: z
            .string()
            .regex(/^\d{6,8}$/)
            .optional(),
          type: text.optional(),
        })
        .optional()
        .describe('What pays the rest, in place of what the cart holds'),
      total: z
        .int()
        .min(0)
        .optional()
        .describe(
          'What the shopper was shown that the order comes to, in minor units; CHK380 with the reason `totalChanged` where it comes to something else by now',
        ),
      remainingToPay: z
        .int()
        .min(0)
        .optional()
        .describe(
          'What the shopper was shown that gift cards, rewards and credit leave to pay, in minor units; refused as another `total` is',
        ),
      inStoreSalesInfo: inStoreSalesInfoSchema
        .optional()
        .describe('Accepted; who sold is what the session of the associate says'),
    }),
    out: orderSchema,
    errors: [...placeErrors, ...paymentErrors, 'BIL400', 'BILL410', 'CCA401', 'AUT403'],
  },
  'PATCH /cart/v2/checkout/order/{orderNumber}': {
    summary: 'Go on with the payment of an order by what a challenge or a provider’s page gave',
    session: true,
    limit: 'placeOrder',
    path: z.object({ orderNumber: orderNumberSchema }),
    body: z.strictObject({
      paymentMethod: z.strictObject({
        code: text.describe('The payment method'),
        additionalData,
      }),
    }),
    out: orderSchema,
    errors: ['ORD409', ...paymentErrors],
  },
  'GET /consumers-v3/consumer/purchase/{orderId}': {
    summary: 'Read an order',
    session: true,
    limit: 'account',
    path: z.object({ orderId: orderNumberSchema }),
    out: orderSchema,
    errors: ['ORD409'],
  },
  'POST /consumers-v3/consumer/purchasehistory': {
    summary: 'List the orders of the customer, the latest first',
    session: true,
    limit: 'account',
    body: z.strictObject({
      start: z.int().min(0).max(10_000).default(0),
      count: z.int().min(1).max(50).default(10),
      status: z.enum(orderStatuses).optional(),
    }),
    out: z
      .object({
        orders: z.array(orderSchema),
        total: z.int(),
        statuses: z.array(z.enum(orderStatuses)).describe('Those that any of the customer’s orders has'),
      })
      .meta({ id: 'PurchaseHistory' }),
    errors: [],
  },
  'POST /consumers-v3/consumer/TrackOrder': {
    summary: 'Read an order by its number and email',
    session: true,
    limit: 'lookup',
    body: z.strictObject({ orderNumber: orderNumberSchema, email }),
    out: orderSchema,
    errors: ['ORD400', 'ORD409'],
  },
  'POST /consumers-v3/consumer/CancelOrder': {
    summary: 'Cancel an order before any of it is sent, or units of it that have not left',
    session: true,
    limit: 'lookup',
    body: z.strictObject({
      orderNumber: orderNumberSchema,
      email: email.optional(),
      items: z
        .array(lineUnitsSchema)
        .min(1)
        .max(200)
        .optional()
        .describe('The units, by the ids of the order’s items; all of the order where they are missing'),
      openUnits: z
        .int()
        .min(0)
        .optional()
        .describe('Open units of the order as they were seen; refused where they are others by now'),
      whileUnpaid: z.boolean().optional().describe('Only as long as its payment waits, else ORD410'),
    }),
    out: orderSchema,
    errors: ['ORD400', 'ORD409', 'ORD410'],
  },
} as const satisfies Calls
