import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import {
  claimPromotions,
  returnPromotions,
  type ClaimedPromotion,
} from '#src/backend/promotions/promotion-claims.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { opening, type Shop } from './shop.ts'

const limited = (promotionId: string, limits: object, codes: object[] = []) =>
  promotion({
    promotionId,
    class: 'ORDER',
    effect: { type: 'percent', percent: 10 },
    conditions: { coupon: { codes } },
    limits,
  })

const promotions = [
  limited('FIVE', { total: 5 }, [{ code: 'FIVE-A' }, { code: 'FIVE-B' }]),
  limited('ONCE', {}, [{ code: 'ONE-TIME', uses: 1 }]),
  limited('EACH', { perCustomer: 2 }),
  limited('BACK', { total: 1 }, [{ code: 'BACK-1', uses: 1 }]),
  limited('A', { total: 50 }),
  limited('B', { total: 50 }),
  limited('BUDGET', { budget: { USD: '100.00' } }),
  limited('PAIR', {}, [{ code: 'PAIR-1', uses: 3 }]),
  promotion({ ...limited('PAIRED', {}), conditions: { coupon: { of: 'PAIR' } } }),
]

/** How orders claim promotions, however many come at once. */
export const describePromotionClaims = (shop: () => Shop): void => {
  const keeper = () => administerPromotions(shop().database)
  beforeAll(() => keeper().load(promotions, { replace: true }))
  afterAll(() => keeper().load([], { replace: true }))

  const refused = new Error('refused')

  /** An order that claims and is placed, or is rolled back. */
  const order = async (
    orderId: string,
    claimed: ClaimedPromotion[],
    customerId = orderId,
  ): Promise<boolean> => {
    try {
      await shop().database.sql.transaction(async (tx) => {
        const result = await claimPromotions(tx, {
          orderId,
          customerId,
          instant: opening,
          promotions: claimed,
        })
        if (!result.ok) throw refused
      })
      return true
    } catch (error) {
      if (error !== refused) throw error
      return false
    }
  }
  const placed = async (orders: Promise<boolean>[]) => (await Promise.all(orders)).filter(Boolean).length
  const usesOf = async (promotionId: string) => {
    const { rows } = await shop().database.sql.execute(
      sql`select p.uses, (select count(*)::int from promotion_use u where u.promotion_id = p.promotion_id) orders,
        (select coalesce(sum(c.uses), 0)::int from coupon_code c where c.promotion_id = p.promotion_id) codes
        from promotion p where p.promotion_id = ${promotionId}`,
    )
    return rows[0]
  }
  const many = (count: number, make: (at: number) => Promise<boolean>) =>
    Array.from({ length: count }, (_, at) => make(at))

  it('has no more orders than a promotion may, over all of its codes', async () => {
    const code = (at: number) => (at % 2 === 0 ? 'FIVEA' : 'FIVEB')
    const orders = many(25, (at) => order(`five-${at}`, [{ promotionId: 'FIVE', code: code(at) }]))
    expect(await placed(orders)).toBe(5)
    expect(await usesOf('FIVE')).toEqual({ uses: 5, orders: 5, codes: 5 })
  })

  it('has one order by a code that may be used once', async () => {
    const orders = many(12, (at) => order(`once-${at}`, [{ promotionId: 'ONCE', code: 'ONETIME' }]))
    expect(await placed(orders)).toBe(1)
    expect(await usesOf('ONCE')).toEqual({ uses: 1, orders: 1, codes: 1 })
  })

  it('has as many orders of one customer as it may', async () => {
    const each = { promotionId: 'EACH', maxPerCustomer: 2 }
    expect(await placed(many(8, (at) => order(`zoe-${at}`, [each], 'zoe')))).toBe(2)
    expect(await placed(many(2, (at) => order(`max-${at}`, [each], 'max')))).toBe(2)
    expect(await usesOf('EACH')).toMatchObject({ uses: 4, orders: 4 })
  })

  it('counts an order once that claims again', async () => {
    const again = () => order('again', [{ promotionId: 'A' }])
    expect([await again(), await again()]).toEqual([true, true])
    expect(await usesOf('A')).toMatchObject({ uses: 1, orders: 1 })
  })

  it('gives back once what a failed order claimed', async () => {
    const back = { promotionId: 'BACK', code: 'BACK1' }
    expect(await order('failed', [back])).toBe(true)
    expect(await order('too late', [back])).toBe(false)
    const returning = () => shop().database.sql.transaction((tx) => returnPromotions(tx, 'failed'))
    await Promise.all([returning(), returning(), returning()])
    expect(await usesOf('BACK')).toEqual({ uses: 0, orders: 0, codes: 0 })
    expect(await order('next', [back])).toBe(true)
  })

  const budgeted = (amount: number, currency = 'USD') => ({
    promotionId: 'BUDGET',
    spending: { amount, currency, budget: 10_000 },
  })
  const spent = async () => {
    const { rows } = await shop().database.sql.execute(
      sql`select currency, amount::int from promotion_spending order by currency`,
    )
    return rows
  }

  it('takes no more off all orders than its budget in each currency', async () => {
    expect(await placed(many(9, (at) => order(`budget-${at}`, [budgeted(3000)])))).toBe(3)
    expect(await order('budget-rest', [budgeted(1001)])).toBe(false)
    expect(await order('budget-euros', [budgeted(10_000, 'EUR')])).toBe(true)
    expect(await order('budget-too-dear', [budgeted(10_001, 'CAD')])).toBe(false)
    const amounts = [{ currency: 'EUR', amount: 10_000 }]
    expect(await spent()).toEqual([...amounts, { currency: 'USD', amount: 9000 }])
    const returning = () => shop().database.sql.transaction((tx) => returnPromotions(tx, 'budget-euros'))
    await Promise.all([returning(), returning()])
    expect(await spent()).toEqual([
      { currency: 'EUR', amount: 0 },
      { currency: 'USD', amount: 9000 },
    ])
    expect(await order('budget-filled', [budgeted(1000)])).toBe(true)
  })

  it('counts a code once for all promotions of an order that came by it', async () => {
    const pair = [
      { promotionId: 'PAIR', code: 'PAIR1' },
      { promotionId: 'PAIRED', code: 'PAIR1', codeOf: 'PAIR' },
    ]
    expect(await order('pair-first', pair)).toBe(true)
    expect(await placed(many(4, (at) => order(`pair-${at}`, pair)))).toBe(2)
    expect(await usesOf('PAIR')).toEqual({ uses: 3, orders: 3, codes: 3 })
    expect(await order('pair-first', pair)).toBe(true)
    expect(await order('pair-other', [{ promotionId: 'PAIRED', code: 'PAIR1', codeOf: 'PAIR' }])).toBe(false)
    await shop().database.sql.transaction((tx) => returnPromotions(tx, 'pair-first'))
    expect(await usesOf('PAIR')).toEqual({ uses: 2, orders: 2, codes: 2 })
  })

  it('claims all promotions of an order or none, in whatever order they come', async () => {
    const both = [{ promotionId: 'A' }, { promotionId: 'B' }]
    expect(await order('none', [{ promotionId: 'B' }, { promotionId: 'FIVE' }])).toBe(false)
    expect(await usesOf('B')).toMatchObject({ uses: 0, orders: 0 })
    expect(await placed(many(20, (at) => order(`both-${at}`, at % 2 === 0 ? both : both.toReversed())))).toBe(
      20,
    )
    expect(await usesOf('B')).toMatchObject({ uses: 20, orders: 20 })
  })
}
