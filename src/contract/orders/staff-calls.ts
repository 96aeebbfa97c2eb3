import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { returnIdSchema } from './order-return.ts'
import { lineUnitsSchema, orderNumberSchema, orderSchema, orderStatuses } from './order.ts'

const minor = z.int().describe('Minor units of the currency')
const instant = z.iso.datetime()
const text = z.string().trim().min(1).max(256)
const path = z.object({ orderNumber: orderNumberSchema })
const lines = z.array(lineUnitsSchema).min(1).max(200)
const unitsSeen = z.int().min(0).optional()
const openUnits = unitsSeen.describe(
  'Open units of the order as they were seen; refused where they are others by now',
)
const actor = z.enum(['shopper', 'staff', 'provider', 'system'])

/** An order in the list of the shop's staff. */
const staffOrderRowSchema = z
  .object({
    orderNumber: orderNumberSchema,
    st: z.enum(orderStatuses),
    placedAt: instant,
    email: z.string(),
    name: z.string().describe('Of its recipient, else of its payer'),
    currency: z.string().length(3),
    total: minor,
    openUnits: z.int().min(0).describe('Units of a paid order that staff have to send or lay out'),
  })
  .meta({ id: 'StaffOrderRow' })

/** An order with all that happened to it, as the shop's staff sees it. */
export const staffOrderSchema = z
  .object({
    order: orderSchema,
    refundable: minor.describe('What can still go back, without what gift cards cost'),
    refundableInFull: minor.describe(
      'What can go back at once: all, with what gift cards cost, until the first is mailed; then none is',
    ),
    mayRetryRelease: z
      .boolean()
      .describe('Whether a payment provider refused to give back what it holds for an order that is over'),
    giftCards: z
      .array(
        z.object({
          cardId: z.uuid(),
          itemId: z.string(),
          lastSigns: z.string().describe('Of its number'),
          amount: minor.describe('What it was sold for'),
          sentAt: instant,
          state: z.enum(['unused', 'used', 'cancelled']),
        }),
      )
      .describe('Gift cards that were bought, and mailed'),
    events: z.array(z.object({ number: z.int(), kind: z.string(), actor, at: instant })),
    notes: z.array(z.object({ text: z.string(), at: instant })),
    attempts: z.array(
      z.object({
        provider: z.string(),
        reference: z.string().optional(),
        amount: minor,
        outcome: z.enum(['pending', 'challenged', 'authorised', 'refused', 'voided']),
        errorId: z.string().optional(),
        capture: z
          .object({ amount: minor, state: z.enum(['due', 'done', 'refused']) })
          .optional()
          .describe('What is, or was, to be taken of it once goods left'),
        createdAt: instant,
      }),
    ),
    refunds: z.array(
      z.object({
        refundId: z.uuid(),
        amount: minor,
        reason: z.string(),
        actor,
        state: z.enum(['due', 'done', 'refused']),
        at: instant,
        parts: z.array(z.object({ code: z.string().describe('The payment method'), amount: minor })),
      }),
    ),
    cancellations: z.array(z.object({ lines: z.array(lineUnitsSchema), actor, at: instant })),
  })
  .meta({ id: 'StaffOrder' })

export type StaffOrder = z.infer<typeof staffOrderSchema>

const changed = { session: false, staff: true, limit: 'staff', out: staffOrderSchema } as const

/** What the shop's staff does with orders (specification, shopping, section 3, Order). */
export const staffOrderCalls = {
  /** A post, so that neither emails nor names stand in addresses, which logs and histories keep. */
  'POST /ops/v1/orders/search': {
    summary: 'Find orders, the latest first',
    session: false,
    staff: true,
    limit: 'staff',
    body: z.strictObject({
      search: z.string().trim().max(100).optional().describe('A number, an email, or a part of a name'),
      status: z.enum(orderStatuses).optional(),
      start: z.int().min(0).max(100_000).default(0),
      count: z.int().min(1).max(100).default(25),
    }),
    out: z.object({ orders: z.array(staffOrderRowSchema), total: z.int() }).meta({ id: 'StaffOrders' }),
    errors: [],
  },
  'GET /ops/v1/orders/{orderNumber}': {
    summary: 'Read an order with all that happened to it',
    session: false,
    staff: true,
    limit: 'staff',
    path,
    out: staffOrderSchema,
    errors: ['ORD409'],
  },
  'POST /ops/v1/orders/{orderNumber}/parcels': {
    summary: 'Send units of a shipment, or lay them out in their store',
    ...changed,
    path,
    body: z.strictObject({
      shippingId: text,
      lines,
      openUnits: unitsSeen.describe(
        'Open units of the shipment as they were seen; refused where they are others by now',
      ),
      carrier: text.optional(),
      trackingNumber: text.optional(),
      trackingUrl: z
        .url({ protocol: /^https$/ })
        .max(1024)
        .optional(),
    }),
    errors: ['ORD409', 'ORD411'],
  },
  'POST /ops/v1/orders/{orderNumber}/parcels/{parcelId}/arrival': {
    summary: 'Note that a parcel was delivered, or collected in its store',
    ...changed,
    path: path.extend({ parcelId: z.uuid() }),
    errors: ['ORD409', 'ORD411'],
  },
  'POST /ops/v1/orders/{orderNumber}/cancellation': {
    summary: 'Cancel units that have not left, or an order of which nothing left',
    ...changed,
    path,
    body: z.strictObject({
      lines: lines.optional().describe('All of the order where they are missing'),
      openUnits,
    }),
    errors: ['ORD409', 'ORD410'],
  },
  'POST /ops/v1/orders/{orderNumber}/refunds': {
    summary: 'Give money back',
    ...changed,
    path,
    body: z.strictObject({
      amount: z.int().min(1).describe('Minor units of the order’s currency'),
      reason: text,
      refundId: z.uuid().optional().describe('Sent again it is the same refund; refused with another amount'),
      refundable: minor
        .min(0)
        .optional()
        .describe('What could go back as it was seen; refused where it is another'),
    }),
    errors: ['ORD409', 'ORD412'],
  },
  'POST /ops/v1/orders/{orderNumber}/giftCards/{cardId}/cancellation': {
    summary: 'Block a gift card that was not used, and give back what was paid for it',
    ...changed,
    path: path.extend({ cardId: z.uuid() }),
    errors: ['ORD409', 'ORD412', 'ORD414'],
  },
  'POST /ops/v1/orders/{orderNumber}/capture': {
    summary: 'Try again to take the money of an order, where the payment provider refused that',
    ...changed,
    path,
    errors: ['ORD409', 'ORD411'],
  },
  'POST /ops/v1/orders/{orderNumber}/release': {
    summary:
      'Try again to give back the money of an order that failed or was cancelled, where the payment provider refused that',
    ...changed,
    path,
    errors: ['ORD409', 'ORD411'],
  },
  'POST /ops/v1/orders/{orderNumber}/returns/{returnId}/receipt': {
    summary: 'Note that a return arrived, whole or in part, and give the money for it back',
    ...changed,
    path: path.extend({ returnId: returnIdSchema }),
    body: z.strictObject({
      lines: lines.optional().describe('What arrived; all of the return where they are missing'),
      restock: z.boolean().describe('Whether it can be sold again'),
    }),
    errors: ['ORD409', 'ORD411'],
  },
  'POST /ops/v1/orders/{orderNumber}/notes': {
    summary: 'Write a note about an order',
    ...changed,
    path,
    body: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
    errors: ['ORD409'],
  },
} as const satisfies Calls
