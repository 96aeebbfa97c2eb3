import { z } from 'zod'
import { refusalReasons } from '#src/contract/promotions/refusal-reasons.ts'
import { deliveryMethodCodes } from '#src/contract/delivery/delivery-method.ts'
import { amountBoundsSchema } from '#src/contract/catalogue/amount-bounds.ts'
import { pickupPlaceSchema } from '#src/contract/stores/store.ts'
import { cartDetailsSchema } from './cart-details.ts'
import { giftOptionSchema } from './line-item-fields.ts'
import { paymentInstrumentSchema } from '#src/contract/payments/cart-tender.ts'
import { priceAdjustmentSchema } from './price-adjustment.ts'

const minor = z.int().describe('Minor units of the cart currency')

export const totalsSchema = z
  .object({
    total: minor,
    totalDiscount: minor,
    itemTotal: minor.describe('Sum of the items at their original price'),
    totalWithoutTax: minor,
    shipping: minor,
    tax: minor,
    totalDiscountPercentage: z.number().describe('Per cent of itemTotal, one decimal'),
    remainingToPay: minor.describe('What the voucher and gift cards leave to pay'),
    currency: z.string().length(3),
    totalUnits: z.int().describe('Sum of the quantities'),
    itemSubTotal: minor.describe('Sum of the items after promotions of products'),
    netAmount: minor,
    taxAmount: minor,
    appliedRewards: minor.describe('What a loyalty voucher pays of the total'),
    taxation: z.enum(['net', 'gross']).describe('Whether prices hold the tax (gross) or it comes on top'),
    taxStatus: z
      .enum(['open', 'estimated', 'known'])
      .describe(
        'Whether the tax waits for an address, is that of the site’s country, or that of the address',
      ),
    giftCardTotal: minor
      .optional()
      .describe(
        'What gift cards among the items cost, where there are some: gift cards, rewards and credit do not pay it',
      ),
  })
  .describe('Totals of a cart (specification, shopping, section 3)')
  .meta({ id: 'CartTotals' })

const promotionLevel = z.enum(['ORDER', 'PRODUCT', 'SHIPPING'])

const promotionSchema = z.object({
  level: promotionLevel,
  promotionName: z.string(),
  promotionId: z.string(),
  calloutMessage: z.string(),
  thresholdStatus: z
    .enum(['BELOW', 'ABOVE', 'REACHED'])
    .describe('Below its display level, above it but not reached yet, or reached'),
  promotionClass: promotionLevel,
})

const appliedPromotionSchema = promotionSchema.extend({
  amount: minor.describe('What it takes off'),
  couponCode: z.string().optional(),
})

const approachingPromotionSchema = promotionSchema
  .extend({
    approachingDisplayLevel: minor,
    distanceFromConditionThreshold: z.int().describe('Minor units or units that are missing; 0 once reached'),
    distanceUnit: z.enum(['money', 'units']),
    threshold: z.int().describe('What it wants in all, in the unit of the distance'),
    calloutMsg: z.string().describe('The three texts of the callout, parted by pipes'),
    isGift: z.boolean().describe('Whether GWP is in its id'),
  })
  .describe('Approaching promotion (specification, shopping, section 3)')

const refusedPromotionSchema = z.object({
  promotionId: z.string(),
  promotionName: z.string(),
  promotionClass: promotionLevel,
  reason: z.enum(refusalReasons),
  distance: z.int().optional().describe('Units, or minor units of a subtotal, that are missing'),
})

const lineDiscountSchema = z.object({
  couponCode: z.string().optional(),
  promotionId: z.string(),
  promotionName: z.string(),
  campaignId: z.string(),
  price: minor.describe('What it takes off the row'),
})

const shippingMethodSchema = z.object({
  code: z.enum(deliveryMethodCodes),
  label: z.string(),
  deliveryTime: z.string(),
  earliest: z.iso.date().optional().describe('The first day on which it comes, if it is ordered now'),
  latest: z.iso.date().optional().describe('The last one'),
  price: z.object({
    amount: minor.describe('Before promotions'),
    finalAmount: minor.optional().describe('What it costs in the end once it is chosen'),
  }),
})

/** Shipping method entry (specification, shopping, section 3). */
export const shipmentSchema = z
  .object({
    shippingId: z.string().describe('`me` and `customs` go home, others to the store of that id'),
    code: z.enum(deliveryMethodCodes).describe('The selected method'),
    shopperAppliedSM: z.boolean().describe('Whether the shopper chose it'),
    applicableShippingMethods: z
      .array(shippingMethodSchema)
      .describe('Same day first, then the lowest day count'),
    defaultShippingMethodId: z.enum(deliveryMethodCodes),
    store: pickupPlaceSchema.optional().describe('The store it is collected in'),
  })
  .meta({ id: 'Shipment' })

const attributeSchema = z.object({
  type: z.string().describe('`color`, `size`, or another attribute of the product'),
  label: z.string(),
  options: z.array(
    z.object({ id: z.string(), value: z.string(), selected: z.boolean(), available: z.boolean() }),
  ),
})

/** Item-level types of a flash message, which take an item out of the totals or say what it lacks (specification, shopping, section 8). */
export const itemFlashTypes = [
  'ProductItemNotAvailable',
  'ProductLineItemInventoryMissing',
  'ProductLineItemFullInventoryMissing',
] as const

const flashSchema = z.object({
  type: z.string(),
  message: z.string(),
  itemId: z.string().optional().describe('The line item it is about'),
  missingQty: z.int().optional().describe('Units of it that are not in stock'),
})

const giftOfPromotion = z.object({
  promotionId: z.string(),
  choices: z.array(z.object({ productId: z.string(), upc: z.string(), name: z.string() })),
})

export const cartItemSchema = z
  .object({
    id: z.string(),
    productId: z.string(),
    masterId: z.string(),
    slug: z.string(),
    name: z.string(),
    image: z.object({ publicId: z.string(), alt: z.string() }).optional(),
    qty: z.int().min(1),
    maxQty: z.int(),
    upc: z.string(),
    price: z.object({
      current: minor.describe('One unit before promotions'),
      original: minor.describe('One unit before any reduction'),
      highCurrent: minor,
      highOriginal: minor,
      rowTotal: minor.describe('All units before promotions'),
      priceAfterItemDiscount: minor.describe('The row after promotions of products'),
      priceAfterOrderDiscount: minor.describe('The row after its part of promotions of the order'),
      amount: minor,
      currency: z.string().length(3),
    }),
    taxTotal: minor,
    bonus: z.boolean().describe('Whether it is a gift of a promotion'),
    giftOf: giftOfPromotion
      .optional()
      .describe('The promotion that gives it, and what may be chosen in its place by changing its upc'),
    isCustoms: z.boolean(),
    isDigitalProduct: z.boolean(),
    recipeId: z.string().optional(),
    precreatedCustomsCode: z.string().optional(),
    pdpUrl: z.string(),
    cost: minor.describe('What the row costs in the end'),
    shippingPromotions: z.array(appliedPromotionSchema),
    giftOption: giftOptionSchema.optional(),
    customAmount: minor.optional().describe('What the shopper named as the price of one unit'),
    customAmountBounds: amountBoundsSchema
      .optional()
      .describe('Between what the shopper names the price of one unit'),
    productImageURL: z.string().optional().describe('Picture of what was made to order'),
    shippingOptions: z.array(
      z.object({
        selected: z.boolean(),
        available: z.boolean(),
        shippingMethod: shippingMethodSchema,
        storeInfo: z
          .object({ id: z.string(), name: z.string().optional(), storeInventory: z.int() })
          .optional(),
      }),
    ),
    productPromotions: z.array(lineDiscountSchema),
    orderPromotions: z.array(lineDiscountSchema).describe('Its part of promotions of the order'),
    unitsLeft: z.int().optional().describe('Units in stock, where only a few are left'),
    eyebrow: z.string().optional(),
    badge: z.string().optional(),
    rating: z.object({ score: z.number(), reviewsCount: z.int() }).optional(),
    variants: z.array(z.object({ id: z.string(), upc: z.string(), available: z.boolean() })),
    attributes: z.array(attributeSchema),
  })
  .describe('Cart item (specification, shopping, section 3)')
  .meta({ id: 'CartItem' })

const loyaltySchema = z
  .object({
    currentLoyaltyPoints: z.int(),
    applicableLoyaltyVouchers: z.array(
      z.object({
        points: z.int(),
        amountInCurrency: minor,
        available: z.boolean().describe('Whether it is still to be had'),
        eligible: z.boolean().describe('Whether this member may use it, by their points too'),
      }),
    ),
  })
  .describe('Loyalty (specification, shopping, section 3)')
  .meta({ id: 'Loyalty' })

export const cartSchema = z
  .object({
    id: z.string().describe('Basket id'),
    version: z.int().describe('Goes up by one at each change'),
    currency: z.string().length(3),
    totalItems: z.int().describe('Number of line items'),
    totals: totalsSchema,
    items: z.array(cartItemSchema),
    declinedGifts: z
      .array(giftOfPromotion)
      .describe('Gifts of promotions that the shopper left out; adding one of the choices takes it back'),
    payment_instruments: z
      .array(paymentInstrumentSchema)
      .describe('What it is to be paid with, besides a loyalty voucher'),
    shippingMethods: z.array(shipmentSchema),
    couponItems: z.array(
      z.object({
        code: z.string(),
        promotionId: z.string(),
        applied: z.boolean().describe('Whether its promotion takes something off, or gives something, now'),
        forOrder: z
          .int()
          .min(1)
          .optional()
          .describe(
            'Which order of its buyer the promotion is for, where it does nothing as this is another one',
          ),
      }),
    ),
    orderPromotions: z.array(appliedPromotionSchema),
    appliedLoyaltyVoucher: z
      .object({ points: z.int(), amountInCurrency: minor })
      .optional()
      .describe('The loyalty voucher that pays a part'),
    loyalty: loyaltySchema.optional().describe('Of members alone'),
    promoSummary: z.array(appliedPromotionSchema).describe('All promotions that apply or are near'),
    approachingPromotions: z.array(approachingPromotionSchema),
    refusedPromotions: z
      .array(refusedPromotionSchema)
      .optional()
      .describe('Promotions that do not apply, and why; for editors who ask for it'),
    ...cartDetailsSchema.pick({
      shippingAddresses: true,
      estimate: true,
      addressOrigin: true,
      billingAddress: true,
      deviceFingerPrint: true,
      inStoreSalesInfo: true,
    }).shape,
    price_adjustments: z.array(priceAdjustmentSchema.extend({ price: minor.describe('What it takes off') })),
    flash: z.array(flashSchema),
    customerNotifications: z
      .array(z.object({ type: z.string(), message: z.string() }))
      .describe('Deliveries that are not what the shopper wanted; flash tells of them too'),
  })
  .describe('Cart (specification, shopping, section 3)')
  .meta({ id: 'Cart' })

export type Cart = z.infer<typeof cartSchema>
export type CartItem = z.infer<typeof cartItemSchema>
export type CartFlash = z.infer<typeof flashSchema>
export type CartTotals = z.infer<typeof totalsSchema>
