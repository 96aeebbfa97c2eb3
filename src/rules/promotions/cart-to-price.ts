import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'

/** A line of a cart before any promotion. Prices of one unit, in minor units of the site's currency. */
export type LineToPrice = {
  id: string
  productId: string
  upc: string
  /** The categories it is in, and all above them. */
  categoryIds: readonly string[]
  qty: number
  current: number
  original: number
  /** Promotions leave gift cards alone: neither do they count, nor are they reduced. */
  takesPromotions: boolean
}

/** What something costs from a price of the items on, promotions of the order taken off; in minor units. */
export type CostTier = { from: number; cost: number }

/** A way of delivery, and what it costs by what the items cost; the first tier begins at 0. */
export type MethodToPrice = { method: string; costs: readonly CostTier[] }

/** One delivery by the method that is selected, and all that are offered in its place. */
export type DeliveryToPrice = MethodToPrice & { shippingId: string; offered: readonly MethodToPrice[] }

/** A variant that promotions may give away. */
export type Gift = { productId: string; upc: string }

/** A gift with the units of it that can be had besides what the cart buys. */
export type GiftInStock = Gift & { units: number }

export type CartToPrice = {
  lines: readonly LineToPrice[]
  deliveries: readonly DeliveryToPrice[]
  gifts: readonly GiftInStock[]
  /** The upc that the shopper chose of a promotion's gifts; null where they want none. */
  giftChoices: Readonly<Record<string, string | null>>
}

/** Whether promotions come on top of sale prices, or each line has the better of the two. */
export type SalePolicy = 'stack' | 'best'

export type CouponInCart = { code: string; promotionId: string }

/** Who buys, when and how. */
export type PromotionContext = {
  /** ISO instant. */
  instant: string
  channel: string
  /** Facts of the shopper; whether the cart is empty is seen in the cart. */
  visitor: Visitor
  customerGroups: readonly string[]
  /** Orders that they have paid for; undefined of a buyer whose orders under another session or email are known. */
  ordersBefore: number | undefined
  /** What pays the rest; undefined until it is chosen. */
  paymentMethod: PaymentMethod | undefined
  coupons: readonly CouponInCart[]
  /** Orders of this customer by promotion. */
  customerUses: Readonly<Record<string, number>>
  salePolicy: SalePolicy
}
