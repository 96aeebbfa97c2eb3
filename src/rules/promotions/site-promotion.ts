import type { Gift } from './cart-to-price.ts'
import type { ItemMatcher } from './item-matcher.ts'
import type { PromotionClass } from '#src/contract/promotions/promotion.ts'
import type { Promotion } from '#src/contract/promotions/promotion.ts'

/** Hundredths of a per cent, or minor units. */
export type Reduction = { percent: number } | { amount: number }

export type SiteTier = { units: number; subtotal: number; reduction: Reduction }

/** An effect with its amounts in minor units of the site's currency. */
export type SiteEffect =
  | { type: 'reduce'; reduction: Reduction; on: ItemMatcher }
  | { type: 'fixedPrice'; price: number; on: ItemMatcher }
  | { type: 'tiers'; tiers: readonly SiteTier[]; on: ItemMatcher }
  /** `on` is undefined where bought and reduced units are of the same items. */
  | { type: 'buyXGetY'; buy: number; get: number; reduction: Reduction; on: ItemMatcher | undefined }
  | { type: 'cheapestFree'; of: number; free: number }
  | { type: 'bundlePrice'; parts: readonly { items: ItemMatcher; units: number }[]; price: number }
  | { type: 'gift'; choices: readonly Gift[]; units: number }

/** A promotion as one site runs it: texts in its language, times in its zone, amounts in its currency. */
export type SitePromotion = {
  promotionId: string
  campaignId: string
  class: PromotionClass
  name: string
  /** The three texts of the callout; undefined where it has not exactly three. */
  callout: readonly [below: string, above: string, reached: string] | undefined
  /** The callout as it was written. */
  calloutText: string
  approachingDisplayLevel: number
  /** Whether it takes only what no other reduces. */
  exclusive: boolean
  /** Whether no other promotion runs beside it. */
  isAlone: boolean
  /** Least part of its original price that a unit costs after it, in hundredths of a per cent. */
  floor: number
  /** What it may take off all orders of the site's currency, and what is left of that; Infinity without a bound. */
  budget: number
  budgetLeft: number
  /** Milliseconds since 1970. */
  from: number
  until: number
  /** Which items count. */
  items: ItemMatcher
  units: number
  subtotal: number
  /** Which of a buyer's orders it is for, the first being 1; any where undefined. */
  nthOrder: number | undefined
  effect: SiteEffect
  /** Delivery methods that a SHIPPING promotion is for; all where undefined. */
  methods: readonly string[] | undefined
  conditions: Promotion['conditions']
  limits: Promotion['limits']
  isUsedUp: boolean
}

/** Why a promotion does not run on a site at all. */
export type LeftOut = {
  promotionId: string
  name: string
  class: PromotionClass
  reason: 'inactive' | 'locale' | 'currency'
}

/** All promotions of a site, the first to go first, found by what they are for. */
export type SitePromotions = {
  locale: string
  currency: string
  all: readonly SitePromotion[]
  /** Positions in `all` of the promotions that count some items alone, by the keys of these. */
  byItem: ReadonlyMap<string, readonly number[]>
  /** Positions of those that count any item. */
  forAll: readonly number[]
  leftOut: readonly LeftOut[]
  /** All that may be given away. */
  gifts: readonly Gift[]
  /** Ids of those that one customer may use so often. */
  limitedByCustomer: readonly string[]
}
