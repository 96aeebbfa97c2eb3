import type { RefusalReason } from '#src/contract/promotions/refusal-reasons.ts'
import type { Gift } from '../cart-to-price.ts'
import type { PricedUnits } from './priced-units.ts'
import type { SitePromotion } from '../site-promotion.ts'

/** What one promotion takes off one line or delivery, in minor units, more than 0. */
export type Discount = { promotion: SitePromotion; amount: number; couponCode: string | undefined }

/** A row of a line in its forms, in minor units: each at most the one before. */
export type PricedLine = {
  id: string
  /** What one unit costs before promotions. */
  unit: number
  atOriginal: number
  atCurrent: number
  afterItemPromotions: number
  afterOrderPromotions: number
  /** What each unit costs after all promotions; together they are `afterOrderPromotions`. */
  units: readonly PricedUnits[]
  itemDiscounts: Discount[]
  orderDiscounts: Discount[]
}

export type PricedDelivery = {
  shippingId: string
  cost: number
  afterPromotions: number
  discounts: Discount[]
}

/** What all deliveries of a cart cost if one of them comes by a method that is offered for it. */
export type PricedOffer = { shippingId: string; method: string; deliveries: PricedDelivery[] }

/** A gift that a promotion adds, and what else could be chosen in its place. */
export type PricedGift = { promotion: SitePromotion; gift: Gift; units: number; choices: readonly Gift[] }

/** A promotion that takes something off, over the whole cart, or gives something. */
export type AppliedPromotion = { promotion: SitePromotion; amount: number; couponCode: string | undefined }

/** Why a promotion does not run: and how many units, or minor units, are missing where a threshold is not reached. */
export type Refusal = { promotion: SitePromotion; reason: RefusalReason; distance?: number }

/** A promotion that is announced (specification, shopping, section 4). */
export type Approaching = {
  promotion: SitePromotion
  status: 'BELOW' | 'ABOVE' | 'REACHED'
  /** What is missing: minor units, or units where `unit` says so; 0 once reached. */
  distance: number
  unit: 'money' | 'units'
  /** What it wants in all, in that unit. */
  threshold: number
}

export type PricedCart = {
  lines: PricedLine[]
  deliveries: PricedDelivery[]
  /** Every method that is offered, the selected ones too. */
  offers: PricedOffer[]
  gifts: PricedGift[]
  /** In the order in which they were applied. */
  applied: AppliedPromotion[]
  approaching: Approaching[]
  /** Promotions that some line was looked at for, in vain. Those that no line is for are not here. */
  refused: Refusal[]
}
