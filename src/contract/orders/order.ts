import { z } from 'zod'
import { cartAddressSchema, shippingAddressSchema } from '#src/contract/cart/cart-address.ts'
import { totalsSchema } from '#src/contract/cart/cart.ts'
import { giftOptionSchema } from '#src/contract/cart/line-item-fields.ts'
import { deliveryMethodCodes } from '#src/contract/delivery/delivery-method.ts'
import { orderNumberPattern } from './order-number-pattern.ts'
import { orderReturnSchema, returnableSchema } from './order-return.ts'
import { paymentMethods } from '#src/contract/payments/tenders.ts'
import { inStoreSalesInfoSchema } from '#src/contract/stores/in-store-sale.ts'
import { pickupPlaceSchema } from '#src/contract/stores/store.ts'

const minor = z.int().describe('Minor units of the currency')

export const orderNumberSchema = z.string().regex(orderNumberPattern, 'an order number such as W1234567890')

/** The word that tells how an order stands (specification, shopping, section 3, Order). */
export const orderStatuses = [
  ...(['created', 'paymentPending', 'challenged', 'authorised', 'captured', 'failed'] as const),
  ...(['allocated', 'partlyShipped', 'shipped', 'delivered', 'readyForPickup', 'collected'] as const),
  ...(['cancelled', 'returnRequested', 'returned', 'partlyRefunded', 'refunded'] as const),
] as const

/** Units of a line of an order. */
export const lineUnitsSchema = z.object({ id: z.string().min(1).max(64), qty: z.int().min(1).max(9999) })

const units = z.int().min(0)

const orderItemSchema = z
  .object({
    id: z.string(),
    productId: z.string(),
    upc: z.string(),
    name: z.string(),
    image: z.object({ publicId: z.string(), alt: z.string() }).optional(),
    pdpUrl: z.string(),
    qty: z.int().min(1),
    attributes: z.array(z.object({ type: z.string(), label: z.string(), value: z.string() })),
    price: z.object({
      current: minor.describe('One unit before promotions'),
      rowTotal: minor.describe('All units before promotions'),
      paid: minor.describe('All units in the end'),
      tax: minor.describe('Of all units: within `paid` where prices are gross, else on top of it'),
    }),
    bonus: z.boolean().describe('Whether it is a gift of a promotion'),
    isDigitalProduct: z.boolean(),
    isGiftCard: z
      .boolean()
      .optional()
      .describe('Whether each unit becomes a gift card of what one unit costs; missing where it does not'),
    giftOption: giftOptionSchema.optional(),
    shippingId: z.string().describe('The shipment it comes with'),
    cancelled: units.describe('Units that will not come'),
    sent: units.describe('Units that left, or are laid out in their store; `arrived` ones too'),
    arrived: units.describe('Units that were delivered or collected'),
    returned: units.describe('Units that came back'),
  })
  .meta({ id: 'OrderItem' })

const orderParcelSchema = z
  .object({
    parcelId: z.uuid(),
    kind: z.enum(['sent', 'ready']).describe('`ready` is laid out in its store'),
    carrier: z.string().optional(),
    trackingNumber: z.string().optional(),
    trackingUrl: z.string().optional(),
    sentAt: z.iso.datetime(),
    arrivedAt: z.iso.datetime().optional().describe('When it was delivered or collected'),
    lines: z.array(lineUnitsSchema),
  })
  .meta({ id: 'OrderParcel' })

const orderShipmentSchema = z
  .object({
    shippingId: z
      .string()
      .describe('`me` and `customs` go home, `digital` comes by email, others to the store of that id'),
    code: z.enum(deliveryMethodCodes),
    label: z.string(),
    deliveryTime: z.string(),
    earliest: z.iso.date().optional().describe('The first day on which it was promised'),
    latest: z.iso.date().optional().describe('The last one'),
    price: minor.describe('What it costs in the end'),
    storeName: z.string().optional(),
    store: pickupPlaceSchema.optional().describe('Where it is collected, as it was told when it was ordered'),
    address: shippingAddressSchema.optional(),
    parcels: z.array(orderParcelSchema).describe('What left of it at once, the earliest first'),
  })
  .meta({ id: 'OrderShipment' })

/** What shoppers are told of the way of an order. */
const orderStepKinds = [
  ...(['placed', 'sent', 'ready', 'delivered', 'collected'] as const),
  ...(['cancelledInPart', 'cancelled', 'refunded'] as const),
] as const

const tenderSchema = z.object({
  code: z.enum(paymentMethods),
  amount: minor.describe('What it pays'),
  refunded: minor,
  card: z.object({ brand: z.string(), lastSigns: z.string() }).optional(),
  c_gcCardNumber: z.string().optional().describe('The last four signs of a gift card or a reward'),
})

const namedReductionSchema = z
  .object({
    level: z
      .enum(['ORDER', 'PRODUCT', 'SHIPPING'])
      .describe('What it is taken off: items, or what delivery costs'),
    name: z.string().describe('Of a promotion, in the language of the order; the reason of staff'),
    amount: minor.describe('What it takes off, more than 0'),
  })
  .meta({ id: 'NamedReduction' })
export type NamedReduction = z.infer<typeof namedReductionSchema>

/** An order as it was placed, and how it stands (specification, shopping, section 3, Order). */
export const orderSchema = z
  .object({
    orderNumber: orderNumberSchema,
    st: z.enum(orderStatuses),
    placedAt: z.iso.datetime(),
    email: z.string(),
    locale: z.string(),
    currency: z.string().length(3),
    totals: totalsSchema,
    taxes: z
      .array(
        z.object({
          name: z.string().describe('VAT, Sales tax, GST, HST, PST, QST'),
          rate: z.int().describe('Thousandths of a per cent: 8875 is 8.875 %'),
          base: minor.describe('What it is on, which holds it where prices do'),
          tax: minor,
        }),
      )
      .optional()
      .describe('The tax of its totals by name and rate; missing in orders from before it was stored'),
    items: z.array(orderItemSchema),
    shipments: z.array(orderShipmentSchema),
    billingAddress: cartAddressSchema.optional(),
    paymentMethod: z.array(tenderSchema),
    couponItems: z.array(z.object({ code: z.string() })),
    reductions: z
      .array(namedReductionSchema)
      .optional()
      .describe('What promotions and staff took off; missing in orders from before it was stored'),
    inStoreSalesInfo: inStoreSalesInfoSchema.optional(),
    hasInvoice: z.boolean().describe('Whether an invoice of it can be had'),
    mayCancel: z.boolean().describe('Whether the shopper may cancel all of it now'),
    mayCancelItems: z.boolean().describe('Whether the shopper may cancel units that have not left'),
    returns: z.array(orderReturnSchema).describe('What comes back, the earliest first'),
    returnable: returnableSchema.describe('What the shopper may send back'),
    withdrawable: returnableSchema
      .optional()
      .describe('What the shopper may withdraw from; missing where there is no such right'),
    timeline: z
      .array(z.object({ kind: z.enum(orderStepKinds), at: z.iso.datetime() }))
      .describe('What happened so far, the earliest first'),
    refunds: z
      .array(z.object({ amount: minor, at: z.iso.datetime() }))
      .describe('Money that went back, or will not be taken'),
    flash: z.array(
      z.object({
        type: z
          .string()
          .describe(
            'PaymentNotAuthorized: a challenge waits at `url`; PaymentRedirect: payment goes on there',
          ),
        message: z.string(),
        url: z.string().optional(),
      }),
    ),
  })
  .meta({ id: 'Order' })

export type Order = z.infer<typeof orderSchema>
