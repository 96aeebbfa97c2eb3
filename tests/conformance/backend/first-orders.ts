import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { noHumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { refusal } from './visitor.ts'

const place = 'PUT /cart/v2/checkout/order'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const coupon = 'PUT /cart/v1/coupon'

const forNewcomers = promotion({
  promotionId: 'NEWCOMERS',
  class: 'ORDER',
  effect: { type: 'percent', percent: 30 },
  conditions: { firstOrder: true },
})
const byCode = promotion({
  promotionId: 'NEWCOMERS-CODE',
  class: 'ORDER',
  effect: { type: 'percent', percent: 30 },
  conditions: { coupon: { codes: [{ code: 'HELLO' }] }, firstOrder: true },
})

/** What is taken off a first order of the boots, and what is not. */
const reduced = { totalDiscount: 3900 }
const full = { totalDiscount: 0 }

/** What is taken off the first order of somebody, and off no other one. */
export const describeFirstOrders = (shop: () => Shop): void => {
  keepStock(shop)
  const here = createCheckout(shop)
  const { cardPayment } = here
  const keeper = () => administerPromotions(shop().database)
  beforeAll(() =>
    shop().database.sql.update(variant).set({ quantity: 100 }).where(eq(variant.upc, 'boot-frn-8')),
  )
  beforeEach(() => keeper().load([forNewcomers], { replace: true }))
  afterAll(() => keeper().load([], { replace: true }))

  /** A guest who is about to order for an email. */
  const guestOf = async (email: string, { checkingOut }: ReturnType<typeof createCheckout> = here) => {
    const visitor = await checkingOut()
    const { call, cartId } = visitor
    const path = { basketId: cartId }
    const orderFor = (to: string) =>
      call('POST /cart/v2/cart/{basketId}/shippingAddress', {
        path,
        body: { addresses: [{ ...home, email: to }] },
      })
    await orderFor(email)
    const cart = () => call('GET /cart/v1/cart/{basketId}', { path })
    const placing = async (number?: string) => ({
      body: { cartId, paymentMethod: await cardPayment(number) },
    })
    return { ...visitor, orderFor, cart, placing }
  }
  type Guest = Awaited<ReturnType<typeof guestOf>>

  /** Who is told before they pay that more is to be paid, and sees it in their cart. */
  const toldOfMore = async (guest: Guest, number?: string) => {
    const seen = (await guest.cart()).totals.total
    const response = await guest.send('PUT', '/cart/v2/checkout/order', await guest.placing(number))
    const { error: told } = await refusal(response, 'CHK380')
    const { total } = (await guest.cart()).totals
    expect(total).toBeGreaterThan(seen)
    expect(told.additionalInfo).toEqual({ reason: 'totalChanged', total, remainingToPay: total })
  }

  it('reduces one of the orders that wait for their payment together', async () => {
    const waiting = ['Ann@example.com', 'ann@example.com', 'ANN@EXAMPLE.COM', 'ann@example.com ']
    const [first, ...others] = await Promise.all(waiting.map((email) => guestOf(email)))
    const placed = await first?.call(place, await first.placing(testCards.challenging))
    expect(placed).toMatchObject({ st: 'challenged', totals: reduced })
    for (const other of others) {
      await toldOfMore(other, testCards.challenging)
      const dearer = await other.call(place, await other.placing(testCards.challenging))
      expect(dearer).toMatchObject({ st: 'challenged', totals: full })
    }
  })

  it('reduces one of eight orders that are placed at once in two processes', async () => {
    const there = createCheckout(() => ({ ...shop(), backend: shop().another() }))
    const guests = await Promise.all(
      Array.from({ length: 8 }, (_, at) => guestOf('bea@example.com', at % 2 === 0 ? here : there)),
    )
    const placings = await Promise.all(guests.map(({ placing }) => placing()))
    const responses = await Promise.all(
      guests.map(({ send }, at) => send('PUT', '/cart/v2/checkout/order', placings[at] ?? {})),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    for (const response of responses.filter(({ ok }) => !ok)) await refusal(response, 'CHK380')
  })

  it('reduces one order of a guest who orders for one email after another', async () => {
    const guest = await guestOf('cas@example.com')
    await guest.call(place, await guest.placing(testCards.challenging))
    const { id: cartId } = await guest.call('POST /cart/v1/cart', {})
    const item = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8' }
    await guest.call('POST /cart/v1/item', { body: item })
    const addresses = [{ ...home, email: 'cas.again@example.com' }]
    const path = { basketId: cartId }
    await guest.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses } })
    const placing = { body: { cartId, paymentMethod: await cardPayment() } }
    await refusal(await guest.send('PUT', '/cart/v2/checkout/order', placing), 'CHK380')
    expect((await guest.call(place, placing)).totals).toMatchObject(full)
  })

  it('reduces the next order once the first one was given up, failed or was cancelled', async () => {
    const [givenUp, declined, paid, last] = await Promise.all(
      Array.from({ length: 4 }, () => guestOf('dora@example.com')),
    )
    if (!givenUp || !declined || !paid || !last) throw new Error('four guests order')
    await givenUp.call(place, await givenUp.placing(testCards.challenging))
    await givenUp.add('boot-frn-8')
    await givenUp.call('POST /cart/v1/cart/prepareOrder', { body: { basketId: givenUp.cartId } })
    await declined.refused('PYT402', place, await declined.placing(testCards.declined))
    const { orderNumber, totals } = await paid.call(place, await paid.placing())
    expect(totals).toMatchObject(reduced)
    await paid.call(cancel, { body: { orderNumber } })
    expect((await last.call(place, await last.placing())).totals).toMatchObject(reduced)
  })

  it('shows a known buyer the whole price for as long as it is for the same email', async () => {
    const first = await guestOf('eve@example.com')
    await first.call(place, await first.placing())
    const again = await guestOf('eve@example.com')
    await toldOfMore(again)
    await again.orderFor('EVE@example.com')
    expect((await again.cart()).totals).toMatchObject(full)
    await again.orderFor('eves.friend@example.com')
    expect((await again.call(place, await again.placing())).totals).toMatchObject(reduced)
  })

  it('takes a code for first orders off the first alone', async () => {
    await keeper().load([byCode], { replace: true })
    const withCode = async (guest: Guest) => {
      await guest.call(coupon, { body: { cartId: guest.cartId, code: 'HELLO' } })
      return guest
    }
    const visitor = await withCode(await guestOf('Newcomer@example.com'))
    const { orderNumber, totals } = await visitor.call(place, await visitor.placing())
    expect(totals).toMatchObject(reduced)
    const again = await withCode(await guestOf('newcomer@example.com'))
    const codesOf = async () => (await again.cart()).couponItems
    const code = { code: 'HELLO', promotionId: 'NEWCOMERS-CODE' }
    expect(await codesOf()).toEqual([{ ...code, applied: true }])
    await toldOfMore(again)
    expect(await codesOf()).toEqual([{ ...code, applied: false, forOrder: 1 }])
    await visitor.add('boot-frn-8')
    await visitor.orderFor('newcomer@example.com')
    await visitor.refused('PRM175', coupon, { body: { cartId: visitor.cartId, code: 'HELLO' } })
    await visitor.call(cancel, { body: { orderNumber } })
    await withCode(visitor)
    expect((await visitor.call(place, await visitor.placing())).totals).toMatchObject(reduced)
  })

  it('leaves a code for one order in the cart whose own order waits for its payment', async () => {
    await keeper().load([{ ...byCode, limits: { perCustomer: 1 } }], { replace: true })
    const guest = await guestOf('gil@example.com')
    await guest.call(coupon, { body: { cartId: guest.cartId, code: 'HELLO' } })
    const placed = await guest.call(place, await guest.placing(testCards.challenging))
    expect(placed).toMatchObject({ st: 'challenged', totals: reduced })
    const cart = await guest.cart()
    const code = { code: 'HELLO', promotionId: 'NEWCOMERS-CODE', applied: true }
    expect(cart).toMatchObject({ couponItems: [code], totals: { total: placed.totals.total } })
    const { id: cartId } = await guest.call('POST /cart/v1/cart', {})
    await guest.call('POST /cart/v1/item', { body: { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8' } })
    await guest.refused('PRM160', coupon, { body: { cartId, code: 'HELLO' } })
  })

  it('reduces the second order of a buyer alone, and one of two that wait together', async () => {
    const second = { ...forNewcomers, promotionId: 'SECOND', conditions: { nthOrder: 2 } }
    await keeper().load([promotion(second)], { replace: true })
    const buyer = await guestOf('flo@example.com')
    expect((await buyer.call(place, await buyer.placing())).totals).toMatchObject(full)
    const cartAgain = async () => {
      const { id: cartId } = await buyer.call('POST /cart/v1/cart', {})
      const item = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8' }
      await buyer.call('POST /cart/v1/item', { body: item })
      const addresses = [{ ...home, email: 'flo@example.com' }]
      const path = { basketId: cartId }
      await buyer.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses } })
      const code = testCards.challenging
      return { body: { cartId, paymentMethod: await cardPayment(code) } }
    }
    expect((await buyer.call(place, await cartAgain())).totals).toMatchObject(reduced)
    const third = await cartAgain()
    await refusal(await buyer.send('PUT', '/cart/v2/checkout/order', third), 'CHK380')
    expect((await buyer.call(place, third)).totals).toMatchObject(full)
  })

  it('tells that an email has ordered to a person alone, and counts it, in two processes together', async () => {
    let isPerson = true
    const humanCheck = { ...noHumanCheck, isHuman: async () => isPerson }
    const [guests, elsewhere] = [1, 2].map(() => {
      const backend = shop().another({ humanCheck })
      return createCheckout(() => ({ ...shop(), backend }))
    })
    const regulars = ['regular@example.com', 'other.regular@example.com']
    for (const email of regulars) await (await guestOf(email, guests)).pay()
    const prying = await Promise.all(
      [guests, elsewhere].map((process) => guestOf('nobody@example.com', process)),
    )
    const headers = { [clientHeader]: '203.0.113.92' }
    const placed = async (at: number) => {
      const guest = prying[at % 2] ?? expect.fail('there are two guests')
      await guest.orderFor(regulars[Math.floor(at / 2) % 2] ?? '')
      return guest.send('PUT', '/cart/v2/checkout/order', { ...(await guest.placing()), headers })
    }
    isPerson = false
    await refusal(await placed(0), 'AUT403')
    isPerson = true
    for (let count = 0; count < 100; count += 1) await refusal(await placed(count), 'CHK380')
    await refusal(await placed(100), 'GEN429')
  })
}
