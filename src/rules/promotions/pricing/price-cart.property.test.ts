import fc from 'fast-check'
import { expect, it } from 'vitest'
import { guest, onSite, promotion } from '#tests/fixtures/promotions.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import type { LineToPrice, SalePolicy } from '../cart-to-price.ts'
import { priceCart } from './price-cart.ts'
import { costOf } from './priced-units.ts'
import type { SitePromotions } from '../site-promotion.ts'

/** Amounts as text, with odd cents. */
const money = fc.integer({ min: 1, max: 30_000 }).map((minor) => ({ USD: (minor / 100).toFixed(2) }))
const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100)
const few = fc.integer({ min: 1, max: 4 })

const products = ['AAAAAAAA1', 'BBBBBBBB2', 'CCCCCCCC3'] as const
const selection = fc.oneof(
  fc.constant({}),
  fc.record({ markedDown: fc.boolean() }),
  fc.tuple(fc.integer({ min: 0, max: 9000 }), money).map(([from, to]) => ({
    price: { from: { USD: (from / 100).toFixed(2) }, to },
  })),
  fc.subarray([...products], { minLength: 1 }).map((chosen) => ({ products: chosen })),
  fc
    .constantFrom('1000', '1100')
    .map((category) => ({ categories: [category], except: { products: [products[0]] } })),
)
const taken = fc.oneof(
  fc.record({ percent }),
  money.map((amount) => ({ amount })),
)
const tiers = fc
  .array(fc.tuple(few, taken), { minLength: 1, maxLength: 3 })
  .map((all) => ({ type: 'tiers', tiers: all.map(([units, off]) => ({ units, ...off })) }))
const plain = [
  fc.record({ type: fc.constant('percent'), percent, on: selection }),
  fc.record({ type: fc.constant('amount'), amount: money, on: selection }),
]
const sets = [
  fc.record({ type: fc.constant('fixedPrice'), price: money }),
  fc.record({ type: fc.constant('buyXGetY'), buy: few, get: few, percent }),
  fc.record({ type: fc.constant('buyXGetY'), buy: few, get: few, on: selection }),
  fc.record({ type: fc.constant('cheapestFree'), of: few.map((of) => of + 1) }),
  fc.record({
    type: fc.constant('bundlePrice'),
    parts: fc.array(fc.record({ items: selection, units: few }), { minLength: 1, maxLength: 2 }),
    price: money,
  }),
]
const effectOf = {
  PRODUCT: fc.oneof(...plain, ...sets, tiers),
  ORDER: fc.oneof(...plain, tiers),
  SHIPPING: fc.oneof(fc.record({ type: fc.constant('percent'), percent }), tiers),
}
const promotions = fc
  .array(
    fc.constantFrom('PRODUCT', 'ORDER', 'SHIPPING').chain((promotionClass) =>
      fc.record({
        class: fc.constant(promotionClass),
        effect: effectOf[promotionClass],
        priority: fc.integer({ min: 0, max: 3 }),
        exclusive:
          promotionClass === 'SHIPPING'
            ? fc.boolean()
            : fc.constantFrom<(boolean | 'order')[]>(false, true, 'order'),
        conditions: fc.oneof(fc.constant({}), fc.record({ items: selection, subtotal: money })),
        limits: fc.oneof(
          fc.constant({}),
          fc.record({ perOrder: few }),
          fc.record({ budget: money }),
          promotionClass === 'PRODUCT' ? fc.record({ floorPercent: percent }) : fc.constant({}),
        ),
      }),
    ),
    { maxLength: 6 },
  )
  .map((all) => onSite(all.map((one, at) => promotion({ promotionId: `P${at}`, ...one }))))

/** What a line is of: its prices are its variant's, so that lines of one variant cost the same. */
const variants = fc.array(
  fc.record({ original: fc.integer({ min: 0, max: 20_000 }), sale: fc.integer({ min: 0, max: 100 }) }),
  { minLength: 3, maxLength: 3 },
)
const lines = fc
  .tuple(
    variants,
    fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 6 }),
  )
  .map(([prices, chosen]) =>
    chosen.map(([variant, qty], at): LineToPrice => {
      const { original = 0, sale = 0 } = prices[variant] ?? {}
      const productId = products[variant] ?? products[0]
      const current = Math.round((original * sale) / 100)
      const categoryIds = variant === 0 ? ['1000'] : ['1100', '1000']
      return {
        id: `line-${at}`,
        productId,
        upc: productId,
        categoryIds,
        qty,
        current,
        original,
        takesPromotions: true,
      }
    }),
  )
const policy = fc.constantFrom<SalePolicy[]>('stack', 'best')

const deliveries = [{ shippingId: 'me', method: 'standard', costs: [{ from: 0, cost: 795 }], offered: [] }]
const price = (all: readonly LineToPrice[], running: SitePromotions, salePolicy: SalePolicy) =>
  priceCart({ lines: all, deliveries, gifts: [], giftChoices: {} }, running, { ...guest, salePolicy })
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const totalOf = (priced: ReturnType<typeof price>) =>
  sum(priced.lines.map(({ afterOrderPromotions }) => afterOrderPromotions)) +
  sum(priced.deliveries.map(({ afterPromotions }) => afterPromotions))

const runs = runsUpTo(300)

it('adds up: lines, what promotions took, and the total', () => {
  fc.assert(
    fc.property(lines, promotions, policy, (all, running, salePolicy) => {
      const priced = price(all, running, salePolicy)
      const before = sum(priced.lines.map(({ atCurrent }) => atCurrent)) + 795
      expect(totalOf(priced)).toBe(before - sum(priced.applied.map(({ amount }) => amount)))
      for (const { promotion: one, amount } of priced.applied) {
        const found = [
          ...priced.lines.flatMap(({ itemDiscounts, orderDiscounts }) => [
            ...itemDiscounts,
            ...orderDiscounts,
          ]),
          ...priced.deliveries.flatMap(({ discounts }) => discounts),
        ].filter((discount) => discount.promotion === one)
        expect(sum(found.map((discount) => discount.amount))).toBe(amount)
      }
    }),
    runs,
  )
})

it('tells what each unit costs: all of them together what the line does', () => {
  fc.assert(
    fc.property(lines, promotions, policy, (all, running, salePolicy) => {
      for (const { id, unit, units, afterOrderPromotions } of price(all, running, salePolicy).lines) {
        expect(costOf(units)).toBe(afterOrderPromotions)
        expect(sum(units.map(({ count }) => count))).toBe(all.find((line) => line.id === id)?.qty)
        for (const one of units) {
          expect(one.price).toBeGreaterThanOrEqual(0)
          expect(one.price).toBeLessThanOrEqual(unit)
        }
      }
    }),
    runs,
  )
})

it('is never negative, never a fraction, and never more than before', () => {
  fc.assert(
    fc.property(lines, promotions, policy, (all, running, salePolicy) => {
      const priced = price(all, running, salePolicy)
      for (const { atCurrent, afterItemPromotions, afterOrderPromotions } of priced.lines) {
        expect(Number.isInteger(afterOrderPromotions)).toBe(true)
        expect(afterOrderPromotions).toBeGreaterThanOrEqual(0)
        expect(afterItemPromotions).toBeGreaterThanOrEqual(afterOrderPromotions)
        expect(atCurrent).toBeGreaterThanOrEqual(afterItemPromotions)
      }
      for (const { cost, afterPromotions } of priced.deliveries) {
        expect(afterPromotions).toBeGreaterThanOrEqual(0)
        expect(cost).toBeGreaterThanOrEqual(afterPromotions)
      }
    }),
    runs,
  )
})

it('keeps to budgets, and runs beside none that tolerates no other', () => {
  fc.assert(
    fc.property(lines, promotions, policy, (all, running, salePolicy) => {
      const { applied } = price(all, running, salePolicy)
      for (const { promotion: one, amount } of applied) {
        expect(amount).toBeLessThanOrEqual(one.budgetLeft)
        if (one.isAlone) expect(applied).toHaveLength(1)
      }
    }),
    runs,
  )
})

it('brings no unit below the floor of its promotion', () => {
  fc.assert(
    fc.property(lines, effectOf.PRODUCT, percent, (all, effect, floorPercent) => {
      const limits = { floorPercent }
      const running = onSite([promotion({ promotionId: 'P', class: 'PRODUCT', effect, limits })])
      for (const { id, unit, units } of price(all, running, 'stack').lines) {
        const original = all.find((line) => line.id === id)?.original ?? 0
        for (const one of units)
          expect(one.price === unit || one.price * 100 >= original * floorPercent - 1e-6).toBe(true)
      }
    }),
    runs,
  )
})

it('does not depend on the order of the lines', () => {
  fc.assert(
    fc.property(lines, promotions, policy, fc.nat(), (all, running, salePolicy, turn) => {
      const turned = all
        .map((_, at) => all[(at * 5 + turn) % all.length] ?? all[0])
        .filter((line) => line !== undefined)
      fc.pre(new Set(turned).size === all.length)
      const byId = (priced: ReturnType<typeof price>) => new Map(priced.lines.map((line) => [line.id, line]))
      expect(byId(price(turned, running, salePolicy))).toEqual(byId(price(all, running, salePolicy)))
    }),
    runs,
  )
})

it('comes back to what it was when a line is added and removed', () => {
  fc.assert(
    fc.property(lines, lines, promotions, policy, (all, [more], running, salePolicy) => {
      const first = price(all, running, salePolicy)
      if (more) price([...all, { ...more, id: 'more' }], running, salePolicy)
      expect(price(all, running, salePolicy)).toEqual(first)
    }),
    runs,
  )
})

it('costs the same as one line of n units and as n lines of one', () => {
  fc.assert(
    fc.property(lines, promotions, policy, (all, running, salePolicy) => {
      const ones = all.flatMap((line) =>
        Array.from({ length: line.qty }, (_, at) => ({ ...line, id: `${line.id}-${at}`, qty: 1 })),
      )
      expect(totalOf(price(ones, running, salePolicy))).toBe(totalOf(price(all, running, salePolicy)))
    }),
    runs,
  )
})

it('fills the parts of a bundle in whatever order they are written', () => {
  const parts = fc.array(fc.record({ items: selection, units: few }), { minLength: 2, maxLength: 4 })
  const bundle = (written: readonly object[], amount: object) =>
    onSite([
      promotion({
        promotionId: 'P',
        class: 'PRODUCT',
        effect: { type: 'bundlePrice', parts: written, price: amount },
      }),
    ])
  fc.assert(
    fc.property(lines, parts, money, (all, written, amount) => {
      const one = price(all, bundle(written, amount), 'stack')
      const other = price(all, bundle(written.toReversed(), amount), 'stack')
      expect(other.lines.map((line) => line.afterItemPromotions)).toEqual(
        one.lines.map((line) => line.afterItemPromotions),
      )
    }),
    runs,
  )
})

/** What the dearest units cost that fill parts, each named by the products that suit it: by trying every way. */
const dearestFilling = (units: readonly LineToPrice[], wanted: readonly string[][]): number | undefined => {
  const [first, ...others] = wanted
  if (!first) return 0
  const ways = units.flatMap((unit, at) => {
    const rest = first.includes(unit.productId) ? dearestFilling(units.toSpliced(at, 1), others) : undefined
    return rest === undefined ? [] : [unit.current + rest]
  })
  return ways.length > 0 ? Math.max(...ways) : undefined
}

it('fills a bundle wherever units can, with the dearest that can', () => {
  const parts = fc.array(fc.subarray([...products], { minLength: 1 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(lines, parts, (all, wanted) => {
      const ones = all.map((line) => ({ ...line, qty: 1 }))
      const effect = {
        type: 'bundlePrice',
        parts: wanted.map((chosen) => ({ items: { products: chosen } })),
        price: { USD: '0.01' },
      }
      const limits = { perOrder: 1 }
      const running = onSite([promotion({ promotionId: 'P', class: 'PRODUCT', effect, limits })])
      const payable = ones.filter(({ current }) => current > 0)
      const best = dearestFilling(payable, wanted) ?? 0
      expect(sum(price(ones, running, 'stack').applied.map(({ amount }) => amount))).toBe(
        Math.max(0, best - 1),
      )
    }),
    runs,
  )
})
