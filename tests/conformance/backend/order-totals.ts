import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { tableTaxes } from '#tests/fixtures/taxes.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { createVisitor } from './visitor.ts'

const place = 'PUT /cart/v2/checkout/order'

const once = promotion({
  promotionId: 'PAIDMEANWHILE',
  class: 'ORDER',
  effect: { type: 'percent', percent: 20 },
  conditions: { coupon: { codes: [{ code: 'PAIDMEANWHILE' }] } },
  limits: { perCustomer: 1 },
})

/** What a shopper saw that an order comes to, and what it comes to. */
export const describeOrderTotals = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment, checkingOut, confirmed } = createCheckout(shop)
  const keeper = () => administerPromotions(shop().database)
  beforeAll(() => keeper().load([once], { replace: true }))
  afterAll(() => keeper().load([], { replace: true }))

  it('orders at the total alone that the shopper saw', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const { total } = (await visitor.read()).totals
    await visitor.add('boot-frn-9')
    const body = { cartId: visitor.cartId, paymentMethod: await cardPayment(), total }
    const { additionalInfo } = await visitor.refused('CHK380', place, { body })
    const { totals } = await visitor.read()
    const { total: now, remainingToPay } = totals
    expect(additionalInfo).toEqual({ reason: 'totalChanged', total: now, remainingToPay })
    expect(await visitor.stock()).toBe(before)
    const order = await visitor.call(place, { body: { ...body, total: totals.total } })
    expect(order).toMatchObject({ st: 'authorised', totals: { total: totals.total } })
    expect(await visitor.call(place, { body })).toEqual(order)
  })

  it('gives the order again that waits for its payment, and leaves its cart the coupon it came by', async () => {
    const { call, cartId, read } = await checkingOut()
    const { totals } = await call('PUT /cart/v1/coupon', { body: { cartId, code: 'PAIDMEANWHILE' } })
    const body = { cartId, paymentMethod: await cardPayment(testCards.challenging), total: totals.total }
    const { orderNumber } = await call(place, { body })
    expect((await read()).totals.total).toBe(totals.total)
    expect((await call(place, { body })).orderNumber).toBe(orderNumber)
  })

  it('gives the order again that is paid while its cart is priced without its own coupon', async () => {
    const { call, cartId, cookies } = await checkingOut()
    const { totals } = await call('PUT /cart/v1/coupon', { body: { cartId, code: 'PAIDMEANWHILE' } })
    const body = { cartId, paymentMethod: await cardPayment(testCards.challenging), total: totals.total }
    const { orderNumber } = await call(place, { body })
    const path = { orderNumber }
    let isPaid = false
    const pay = async () => {
      isPaid = true
      const paymentMethod = {
        code: 'CREDIT_CARD',
        additionalData: await confirmed(orderNumber, true),
      } as const
      await call('PATCH /cart/v2/checkout/order/{orderNumber}', { path, body: { paymentMethod } })
    }
    const slow = createVisitor(
      shop().another({
        taxes: async (inquiry) => {
          if (!isPaid) await pay()
          return tableTaxes(inquiry)
        },
      }),
    )
    for (const [name, value] of cookies) slow.cookies.set(name, value)
    expect(await slow.call(place, { body })).toMatchObject({ orderNumber, st: 'authorised' })
    expect(isPaid).toBe(true)
  })
}
