import { afterAll, beforeAll, expect, it } from 'vitest'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const apply = 'PUT /cart/v1/coupon'
const takeOff = 'DELETE /cart/v1/coupon'

const byCode = (promotionId: string, rest: object = {}, conditions: object = {}) => {
  const hyphened = promotionId.replaceAll('_', '-')
  return promotion({
    promotionId,
    class: 'ORDER',
    effect: { type: 'percent', percent: 10 },
    ...rest,
    conditions: {
      ...conditions,
      coupon: { codes: [{ code: hyphened }, { code: `${hyphened}-2` }] },
    },
  })
}

const promotions = [
  byCode('TEN_OFF'),
  byCode('LATER', {}, { from: '2026-07-01' }),
  byCode('OVER', {}, { until: '2026-05-31' }),
  byCode('BIG', {}, { subtotal: { USD: '500' } }),
  byCode('MANY', {}, { units: 9 }),
  byCode('SOCKS', { class: 'PRODUCT' }, { items: { products: ['WOOLSOCKS'] } }),
  byCode('MEMBERS', {}, { segments: ['loyalty-loggedin'] }),
  byCode('GERMANY', {}, { locales: ['de-de'] }),
  byCode('EUROS', { effect: { type: 'amount', amount: { EUR: '5' } } }),
  byCode('SOLE', { exclusive: true, priority: 900 }),
  byCode('OFF', { active: false }),
  byCode('PAY', {}, { paymentMethods: ['KLARNA'] }),
]

/** Coupons, by promotions that run for carts with a code alone. */
export const describeCoupons = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)
  const keeper = () => administerPromotions(shop().database)

  const applying = async (cartId: string, visitor: Awaited<ReturnType<typeof shopper>>, code: string) =>
    visitor.call(apply, { body: { cartId, code } })

  beforeAll(async () => {
    await keeper().load(promotions, { replace: true })
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await eventually(() => applying(visitor.cartId, visitor, 'TEN-OFF'))
  })
  afterAll(() => keeper().load([], { replace: true }))

  it('gives what is for one way to pay to an order that is paid so, and to no other', async () => {
    const visitor = await checkingOut()
    const path = { basketId: visitor.cartId }
    const body = { payment_method_id: 'KLARNA' } as const
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', { path, body })
    const { totals } = await applying(visitor.cartId, visitor, 'PAY')
    expect(totals.totalDiscount).toBe(1300)
    const order = await visitor.pay()
    expect(order).toMatchObject({ totals: { totalDiscount: 0 }, couponItems: [] })
    expect(order.paymentMethod).toMatchObject([{ code: 'CREDIT_CARD', amount: order.totals.total }])
    expect(order.totals.total).toBeGreaterThan(totals.total)
  })

  it('takes a coupon off as the cart shows it, and puts it on in any spelling, once', async () => {
    const visitor = await shopper(shop().backend)
    const { version, totals } = await visitor.add('boot-frn-8', 2)
    expect(totals.total).toBe(26_595)
    const cart = await applying(visitor.cartId, visitor, ' ten-off ')
    expect(cart).toMatchObject({
      version: version + 1,
      totals: { total: 23_995, totalDiscount: 2600, itemSubTotal: 26_000 },
      couponItems: [{ code: 'TENOFF', promotionId: 'TEN_OFF', applied: true }],
      orderPromotions: [
        { promotionId: 'TEN_OFF', amount: 2600, couponCode: 'TENOFF', thresholdStatus: 'REACHED' },
      ],
      items: [
        {
          price: { rowTotal: 26_000, priceAfterItemDiscount: 26_000, priceAfterOrderDiscount: 23_400 },
          cost: 23_400,
          orderPromotions: [{ promotionId: 'TEN_OFF', price: 2600 }],
        },
      ],
    })
    expect(await visitor.read()).toEqual(cart)
    expect(await applying(visitor.cartId, visitor, 'Ten Off')).toEqual(cart)
    const without = await visitor.call(takeOff, { body: { cartId: visitor.cartId, code: 'tenoff' } })
    expect(without).toMatchObject({ couponItems: [], totals: { total: 26_595 } })
    expect(await visitor.call(takeOff, { body: { cartId: visitor.cartId, code: 'tenoff' } })).toEqual(without)
  })

  it.each([
    ['PRM130', 'nobody knows', 'NOSUCHCODE', {}],
    ['PRM130', 'is empty but for signs', '-- --', {}],
    ['PRM130', 'is of a promotion that is switched off', 'OFF', {}],
    ['PRM140', 'has expired', 'OVER', { reason: 'expired' }],
    ['PRM416', 'is not valid yet', 'LATER', { reason: 'notYet' }],
    ['PRM150', 'wants a larger subtotal', 'BIG', { reason: 'subtotal', distance: 37_000, unit: 'USD' }],
    ['PRM150', 'wants more units', 'MANY', { reason: 'units', distance: 8, unit: 'units' }],
    ['PRM150', 'is for items that are not there', 'SOCKS', { reason: 'items' }],
    ['PRM175', 'is for others', 'MEMBERS', { reason: 'customer' }],
    ['PRM175', 'is for another country', 'GERMANY', { reason: 'locale' }],
    ['PRM175', 'has no amount here', 'EUROS', { reason: 'currency' }],
  ] as const)('refuses with %s a code that %s', async (errorId, _, code, additionalInfo) => {
    const visitor = await shopper(shop().backend)
    const before = await visitor.add('boot-frn-8')
    const refused = await visitor.refused(errorId, apply, { body: { cartId: visitor.cartId, code } })
    expect(refused.additionalInfo ?? {}).toMatchObject(additionalInfo)
    expect(await visitor.read()).toEqual(before)
  })

  it('refuses a second code of a promotion, and one that does not combine', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const { cartId } = visitor
    await applying(cartId, visitor, 'TEN-OFF')
    await visitor.refused('PRM135', apply, { body: { cartId, code: 'TEN-OFF-2' } })
    await visitor.refused('PRM155', apply, { body: { cartId, code: 'SOLE' } })
  })

  it('takes a code whose promotion waits for a way to pay', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const cart = await applying(visitor.cartId, visitor, 'PAY')
    expect(cart).toMatchObject({ couponItems: [{ applied: false }], totals: { total: 13_595 } })
  })

  it('leaves a coupon where it is while the cart no longer meets it', async () => {
    const visitor = await shopper(shop().backend)
    const { items } = await visitor.add('boot-frn-9', 4)
    await applying(visitor.cartId, visitor, 'BIG')
    const path = { basketId: visitor.cartId }
    const change = (qty: number) =>
      visitor.call('PUT /cart/v1/cart/{basketId}/item', {
        path,
        body: { cartId: visitor.cartId, itemId: items[0]?.id ?? '', qty },
      })
    expect(await change(3)).toMatchObject({ couponItems: [{ applied: false }], totals: { total: 39_595 } })
    expect(await change(4)).toMatchObject({ couponItems: [{ applied: true }], totals: { total: 47_395 } })
  })

  it('makes codes that cannot be guessed, each of which works', async () => {
    const codes = await keeper().generateCodes({ promotionId: 'TEN_OFF', count: 1200, uses: 1 })
    expect(new Set(codes).size).toBe(1200)
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}$/)
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? ''
    expect(await applying(visitor.cartId, visitor, typed)).toMatchObject({ totals: { total: 12_295 } })
    await expect(keeper().generateCodes({ promotionId: 'NONE', count: 1 })).rejects.toThrow('NONE')
  })

  it('applies a coupon by four statements at most', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    shop().statements.length = 0
    await applying(visitor.cartId, visitor, 'TEN-OFF')
    expect(shop().statements.length).toBeLessThanOrEqual(4)
  })

  it('forgets a code that its promotion no longer lists, and no other', async () => {
    const [generated = ''] = await keeper().generateCodes({ promotionId: 'TEN_OFF', count: 1 })
    const without = { ...byCode('TEN_OFF'), conditions: { coupon: { codes: [{ code: 'TEN-OFF' }] } } }
    await keeper().load([promotion(without)], { replace: false })
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await visitor.refused('PRM130', apply, { body: { cartId: visitor.cartId, code: 'TEN-OFF-2' } })
    expect(await applying(visitor.cartId, visitor, generated)).toMatchObject({ totals: { total: 12_295 } })
  })

  it('refuses a code that another promotion has, and changes nothing then', async () => {
    const thief = promotion({ ...byCode('THIEF'), conditions: { coupon: { codes: [{ code: 'TENOFF' }] } } })
    await expect(keeper().load([thief], { replace: false })).rejects.toThrow('TENOFF')
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    expect(await applying(visitor.cartId, visitor, 'TEN-OFF')).toMatchObject({ totals: { total: 12_295 } })
  })

  const listing = (promotionId: string, percent: number, ...codes: string[]) =>
    promotion({
      ...byCode(promotionId, { effect: { type: 'percent', percent } }),
      conditions: { coupon: { codes: codes.map((code) => ({ code })) } },
    })
  const discountIs = (visitor: Awaited<ReturnType<typeof shopper>>, code: string, totalDiscount: number) =>
    eventually(async () =>
      expect(await applying(visitor.cartId, visitor, code)).toMatchObject({ totals: { totalDiscount } }),
    )

  it('moves a code from one promotion of a file to another', async () => {
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await keeper().load([listing('SPRING', 10, 'HELLO', 'ALOHA'), listing('SUMMER', 20, 'SUN')], {
      replace: false,
    })
    await keeper().load([listing('SPRING', 10, 'ALOHA', 'SUN'), listing('SUMMER', 20, 'HELLO')], {
      replace: false,
    })
    await discountIs(visitor, 'HELLO', 2600)
    await discountIs(visitor, 'SUN', 3640)
  })

  it('gives the code of a promotion that was taken out to its successor, in carts that have it too', async () => {
    await keeper().load([listing('OLD_WELCOME', 10, 'WELCOME10')], { replace: true })
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    await discountIs(visitor, 'WELCOME10', 1300)
    await keeper().load([listing('NEW_WELCOME', 20, 'WELCOME10')], { replace: true })
    await discountIs(visitor, 'WELCOME10', 2600)
    expect((await visitor.read()).couponItems).toEqual([
      { code: 'WELCOME10', promotionId: 'NEW_WELCOME', applied: true },
    ])
    const old = listing('OLD_WELCOME', 10, 'WELCOME10')
    await expect(keeper().load([old], { replace: false })).rejects.toThrow('WELCOME10')
  })
}
