import type { LineToPrice, PromotionContext } from '../cart-to-price.ts'
import type { Discount } from './priced-cart.ts'
import { keysOfLine, type ItemMatcher } from '../item-matcher.ts'
import type { SitePromotion } from '../site-promotion.ts'
import type { Weighed } from '../spread.ts'
import { dearestFirst, type UnitRun } from '../unit-runs.ts'

/** A line while it is priced. Amounts are of its whole row. Its weight is what a promotion of the order may reduce of it. */
export type LineState = Weighed & {
  line: LineToPrice
  /** Everything by which a promotion may name it. */
  keys: readonly string[]
  /** What one unit costs before promotions. */
  unit: number
  /** Whether it has its sale price and nothing else. */
  isAtSalePrice: boolean
  itemDiscounts: Discount[]
  orderDiscounts: Discount[]
  /** Its units once promotions of products are through. */
  runs: UnitRun[]
  row: number
}

/** A cart while it is priced: lines in an order of their own, so that the shopper's order decides nothing. */
export type PricingState = {
  lines: LineState[]
  /** The same lines by their variants, so that it makes no difference over how many lines one is spread. */
  variants: (Weighed & { lines: LineState[] })[]
  /** Units of all lines, the dearest first; `closed` where promotions leave the line alone. */
  runs: UnitRun[]
}

const textOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * What a cart is before promotions.
 * @param atSalePrice ids of the lines that take their sale price and no promotion
 */
export const startPricing = (
  lines: readonly LineToPrice[],
  { salePolicy }: PromotionContext,
  atSalePrice: ReadonlySet<string>,
): PricingState => {
  const states = lines
    .toSorted(
      (a, b) => textOrder(a.productId, b.productId) || textOrder(a.upc, b.upc) || textOrder(a.id, b.id),
    )
    .map((line, rank): LineState => {
      const isAtSalePrice = atSalePrice.has(line.id)
      const isOnSale = salePolicy === 'best' && line.takesPromotions && !isAtSalePrice
      const unit = isOnSale ? line.original : line.current
      return {
        line,
        keys: keysOfLine(line),
        weight: 0,
        count: 1,
        rank,
        unit,
        isAtSalePrice,
        itemDiscounts: [],
        orderDiscounts: [],
        runs: [],
        row: unit * line.qty,
      }
    })
  const runs = states.flatMap(({ line, unit, isAtSalePrice }, at): UnitRun[] =>
    line.qty > 0
      ? [
          {
            line: at,
            price: unit,
            count: line.qty,
            state: line.takesPromotions && !isAtSalePrice ? 'open' : 'closed',
          },
        ]
      : [],
  )
  const variants = Map.groupBy(states, ({ line: { productId, upc } }) => `${productId} ${upc}`)
  return {
    lines: states,
    variants: [...variants.values()].map((own, rank) => ({ lines: own, weight: 0, count: 1, rank })),
    runs: runs.sort(dearestFirst),
  }
}

/** What counts to a promotion's conditions: units of lines, and what they cost. */
export type Counted = { units: number; subtotal: number }

/** Counts the lines that a matcher names, at the price they have at this stage. */
export const count = (
  { lines }: PricingState,
  { matches }: ItemMatcher,
  rowOf: (line: LineState) => number,
) => {
  const counted: Counted = { units: 0, subtotal: 0 }
  for (const state of lines) {
    if (!state.line.takesPromotions || !matches(state)) continue
    counted.units += state.line.qty
    counted.subtotal += rowOf(state)
  }
  return counted
}

/** What the items cost by now. */
export const subtotalOf = ({ lines }: PricingState): number => lines.reduce((sum, { row }) => sum + row, 0)

/** The code by which a cart has a promotion, where it needs one. */
export const couponOf = (
  { promotionId, conditions }: SitePromotion,
  { coupons }: PromotionContext,
): string | undefined => {
  const owner = conditions.coupon?.of ?? promotionId
  return coupons.find((coupon) => coupon.promotionId === owner)?.code
}
