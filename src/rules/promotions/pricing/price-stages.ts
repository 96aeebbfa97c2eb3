import { approachingOf } from '../approaching.ts'
import type { CartToPrice, PromotionContext } from '../cart-to-price.ts'
import {
  applyToDeliveries,
  deliveriesOf,
  startDelivery,
  vainDeliveryReason,
  type DeliveryState,
} from '../delivery-promotions.ts'
import { giftOf } from '../gift-promotions.ts'
import { applyToItems, openToOrderPromotions } from '../item-promotions.ts'
import { applyToOrder } from '../order-promotions.ts'
import type { RefusalReason } from '#src/contract/promotions/refusal-reasons.ts'
import type { PricedCart } from './priced-cart.ts'
import {
  count,
  couponOf,
  startPricing,
  subtotalOf,
  type Counted,
  type LineState,
  type PricingState,
} from './pricing-state.ts'
import { missingOf } from '../qualify.ts'
import type { SitePromotion } from '../site-promotion.ts'

type Outcome = Pick<PricedCart, 'gifts' | 'applied' | 'approaching' | 'refused'>

export type Stages = { state: PricingState; deliveries: DeliveryState[]; outcome: Outcome }

/** Does what a promotion does whose conditions are met; what it takes off. */
const apply = (
  promotion: SitePromotion,
  counted: Counted,
  { state, deliveries }: Stages,
  context: PromotionContext,
): number => {
  if (promotion.class === 'PRODUCT') return applyToItems(promotion, state, counted, context)
  return promotion.class === 'ORDER'
    ? applyToOrder(promotion, state, counted, context)
    : applyToDeliveries(promotion, deliveries, counted, context)
}

/** Why a promotion whose conditions are met does nothing. */
const vainReason = (
  promotion: SitePromotion,
  counted: Counted,
  { state, deliveries }: Stages,
): RefusalReason => {
  const { effect, class: promotionClass } = promotion
  if (effect.type === 'gift') return 'gift'
  if (promotionClass === 'SHIPPING') return vainDeliveryReason(promotion, deliveries, counted)
  const isTouched = state.lines.some(
    ({ itemDiscounts, orderDiscounts }) => itemDiscounts.length + orderDiscounts.length > 0,
  )
  if (isTouched) return 'exclusive'
  return effect.type === 'bundlePrice' || effect.type === 'buyXGetY' ? 'items' : 'priceIsLower'
}

/**
 * Runs promotions over a cart, first those of products, then of the order, then of delivery. Conditions of each class are held
 * against what the items cost before it.
 * @param running promotions that this shopper may have, in their order
 * @param atSalePrice ids of the lines that take their sale price and no promotion
 */
export const runStages = (
  cart: CartToPrice,
  running: readonly SitePromotion[],
  context: PromotionContext,
  atSalePrice: ReadonlySet<string>,
): Stages => {
  const state = startPricing(cart.lines, context, atSalePrice)
  const deliveries: DeliveryState[] = []
  const outcome: Outcome = { gifts: [], applied: [], approaching: [], refused: [] }
  const stages = { state, deliveries, outcome }

  const run = (promotion: SitePromotion, rowOf: (line: LineState) => number): void => {
    const counted = count(state, promotion.items, rowOf)
    const missing = missingOf(promotion, counted)
    const gift = missing ? undefined : giftOf(promotion, cart, outcome.gifts)
    const amount = missing || gift ? 0 : apply(promotion, counted, stages, context)
    const isApplied = gift !== undefined || amount > 0
    if (gift) outcome.gifts.push(gift)
    if (isApplied) outcome.applied.push({ promotion, amount, couponCode: couponOf(promotion, context) })
    else
      outcome.refused.push({ promotion, ...(missing ?? { reason: vainReason(promotion, counted, stages) }) })
    const isDeliveryFree =
      deliveries.length > 0 && deliveriesOf(promotion, deliveries).every(({ cost }) => cost === 0)
    if (promotion.class === 'SHIPPING' && isDeliveryFree) return
    const approaching = approachingOf(promotion, counted, context.visitor, isApplied)
    if (approaching) outcome.approaching.push(approaching)
  }
  const runAll = (promotionClass: SitePromotion['class'], rowOf: (line: LineState) => number): void => {
    for (const promotion of running) if (promotion.class === promotionClass) run(promotion, rowOf)
  }

  runAll('PRODUCT', ({ unit, line }) => unit * line.qty)
  openToOrderPromotions(state)
  const afterItems = new Map(state.lines.map((line) => [line, line.row]))
  runAll('ORDER', (line) => afterItems.get(line) ?? 0)
  const subtotal = subtotalOf(state)
  deliveries.push(...cart.deliveries.map((delivery) => startDelivery(delivery, subtotal)))
  runAll('SHIPPING', ({ row }) => row)
  return stages
}
