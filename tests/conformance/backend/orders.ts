import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { paymentAttempt, shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { purgeAt } from './purging.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const place = 'PUT /cart/v2/checkout/order'
const patch = 'PATCH /cart/v2/checkout/order/{orderNumber}'
const prepare = 'POST /cart/v1/cart/prepareOrder'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'
const track = 'POST /consumers-v3/consumer/TrackOrder'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const history = 'POST /consumers-v3/consumer/purchasehistory'

/** Placing orders, reading and cancelling them. */
export const describeOrders = (shop: () => Shop): void => {
  keepStock(shop)
  const { attemptOf, cardPayment, checkingOut, confirmed } = createCheckout(shop)

  it('places an order that is paid by card, and empties the cart', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const before = await visitor.stock()
    await visitor.call(prepare, { body: { basketId: visitor.cartId } })
    const cart = await visitor.read()
    shop().mails.length = 0
    const order = await visitor.pay()
    expect(order).toMatchObject({
      st: 'authorised',
      email: billing.email,
      totals: { total: cart.totals.total },
      items: [
        { upc: 'boot-frn-8', qty: 2, shippingId: 'me', attributes: [{ type: 'color' }, { type: 'size' }] },
      ],
      shipments: [{ shippingId: 'me', code: 'standard', address: { postalCode: '10001' } }],
      billingAddress: { lastName: 'Lovelace' },
      paymentMethod: [{ code: 'CREDIT_CARD', amount: cart.totals.total, refunded: 0 }],
      mayCancel: true,
      flash: [],
    })
    expect((await visitor.read()).items).toEqual([])
    expect(await visitor.stock()).toBe(before - 2)
    expect(shop().mails).toMatchObject([
      {
        to: billing.email,
        message: {
          ...{ kind: 'orderPlaced', orderNumber: order.orderNumber, firstName: 'Ada' },
          items: [{ qty: order.items[0]?.qty }],
        },
      },
    ])
    const told = JSON.stringify(shop().mails)
    for (const words of [home.addressLine1, 'Total', 'ending in 1111', 'business days · '])
      expect(told).toContain(words)
    expect(await visitor.call(read, { path: { orderId: order.orderNumber } })).toEqual(order)
    expect(await visitor.call(history, { body: {} })).toEqual({
      ...{ orders: [order], total: 1, statuses: ['authorised'] },
    })
    expect(await visitor.call(history, { body: { status: 'shipped' } })).toEqual({
      ...{ orders: [], total: 0, statuses: ['authorised'] },
    })
  })

  it('gives the same order to whoever sends it again, from eight tabs at once', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const paymentMethod = await cardPayment()
    const body = { cartId: visitor.cartId, paymentMethod }
    const orders = await Promise.all(Array.from({ length: 8 }, () => visitor.call(place, { body })))
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1)
    expect(await visitor.call(place, { body })).toMatchObject({
      orderNumber: orders[0]?.orderNumber,
      st: 'authorised',
    })
    expect(await visitor.stock()).toBe(before - 1)
    const attempts = await shop()
      .database.sql.select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.orderNumber, orders[0]?.orderNumber ?? ''))
    expect(attempts).toHaveLength(1)
  })

  it('keeps what another tab added while the payment went on', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    await visitor.add('boot-frn-9')
    await visitor.call(patch, {
      path: { orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: await confirmed(orderNumber, true) } },
    })
    expect((await visitor.read()).items).toMatchObject([{ upc: 'boot-frn-9', qty: 1 }])
  })

  it('cancels an order, gives its goods back, and voids its payment', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const { orderNumber } = await visitor.pay()
    shop().mails.length = 0
    const cancelled = await visitor.call(cancel, { body: { orderNumber } })
    expect(cancelled).toMatchObject({ st: 'cancelled', mayCancel: false })
    expect(cancelled.paymentMethod[0]).toMatchObject({ refunded: cancelled.totals.total })
    expect(await visitor.stock()).toBe(before)
    await visitor.refused('ORD410', cancel, { body: { orderNumber } })
    expect(shop().mails.map(({ message }) => message.kind)).toEqual(['orderCancelled'])
  })

  it('lets a cart be ordered anew once an order that waits for its payment is cancelled', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const cancelled = await visitor.call(cancel, { body: { orderNumber } })
    expect(cancelled).toMatchObject({ st: 'cancelled', flash: [] })
    const code = 'CREDIT_CARD'
    const body = { paymentMethod: { code, additionalData: await confirmed(orderNumber, true) } }
    expect((await visitor.call(patch, { path: { orderNumber }, body })).st).toBe('cancelled')
    expect((await attemptOf(orderNumber))?.outcome).toBe('challenged')
    const second = await visitor.pay()
    expect(second).toMatchObject({ st: 'authorised' })
    expect(second.orderNumber).not.toBe(orderNumber)
    expect(await visitor.stock()).toBe(before - 1)
  })

  it('gives an order up that waits for its payment once something else is placed', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const first = await visitor.pay(testCards.challenging)
    const { cartId } = visitor
    const { additionalInfo } = await visitor.refused('CHK380', prepare, { body: { basketId: cartId } })
    expect(additionalInfo).toMatchObject({ reason: 'ordered' })
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: cartId },
      body: { addresses: [{ ...home, addressLine1: '7 Quay Lane', shippingId: 'me' }] },
    })
    shop().mails.length = 0
    const second = await visitor.pay()
    expect(second.orderNumber).not.toBe(first.orderNumber)
    expect(second.shipments).toMatchObject([{ address: { addressLine1: '7 Quay Lane' } }])
    expect(await visitor.stock()).toBe(before - 1)
    const path = { orderId: first.orderNumber }
    expect((await visitor.call(read, { path })).st).toBe('cancelled')
    expect(shop().mails.map(({ message }) => message.kind)).toEqual(['orderPlaced'])
  })

  it('gives an order up for another way to pay, and stays with it for the same', async () => {
    const visitor = await checkingOut()
    const { cartId } = visitor
    const paymentMethod = await cardPayment(testCards.challenging)
    const numberBy = async (method: typeof paymentMethod) =>
      (await visitor.call(place, { body: { cartId, paymentMethod: method } })).orderNumber
    const first = await numberBy(paymentMethod)
    expect(await numberBy(paymentMethod)).toBe(first)
    expect(await numberBy(await cardPayment(testCards.paying))).not.toBe(first)
    expect((await visitor.read()).items).toEqual([])
  })

  it('frees what an order holds that waits for its payment, once the cart is prepared anew', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    await visitor.pay(testCards.challenging)
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: visitor.cartId },
      body: { addresses: [{ ...home, firstName: 'Bea', shippingId: 'me' }] },
    })
    await visitor.call(prepare, { body: { basketId: visitor.cartId } })
    expect(await visitor.stock()).toBe(before)
    expect((await visitor.pay()).st).toBe('authorised')
  })

  it('leaves a cart to the order that waits for its payment, whatever is patched onto an earlier one', async () => {
    const visitor = await checkingOut()
    const declined = { cartId: visitor.cartId, paymentMethod: await cardPayment(testCards.declined) }
    await visitor.refused('PYT402', place, { body: declined })
    const ofCart = eq(shopOrder.cartId, visitor.cartId)
    const [failed] = await shop().database.sql.select().from(shopOrder).where(ofCart)
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const code = 'CREDIT_CARD'
    const { additionalInfo } = await visitor.refused('PYT402', patch, {
      path: { orderNumber: failed?.orderNumber ?? '' },
      body: { paymentMethod: { code, additionalData: {} } },
    })
    expect(additionalInfo?.['basketId']).toBeUndefined()
    const body = { paymentMethod: { code, additionalData: await confirmed(orderNumber, true) } }
    expect((await visitor.call(patch, { path: { orderNumber }, body })).st).toBe('authorised')
    expect((await visitor.read()).items).toEqual([])
  })

  it('shows orders to their shopper, and to whoever knows number and email', async () => {
    const visitor = await checkingOut()
    const order = await visitor.pay()
    const { orderNumber } = order
    const stranger = await shopper(shop().backend)
    await stranger.refused('ORD409', read, { path: { orderId: orderNumber } })
    await stranger.refused('ORD409', patch, {
      path: { orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData: {} } },
    })
    await stranger.refused('ORD409', cancel, { body: { orderNumber } })
    await stranger.refused('ORD409', track, { body: { orderNumber, email: 'eve@example.com' } })
    await stranger.refused('ORD400', track, { body: { orderNumber, email: 'ada' } })
    expect(await stranger.call(track, { body: { orderNumber, email: ' ADA@example.com' } })).toEqual(order)
    expect((await stranger.call(cancel, { body: { orderNumber, email: billing.email } })).st).toBe(
      'cancelled',
    )
  })

  it('sells the last units to as many as there are, however many ask at once', async () => {
    const visitors = []
    const first = await checkingOut('boot-snd-10')
    const left = await first.stock()
    expect(left).toBeGreaterThan(0)
    for (let at = 0; at < left + 5; at += 1) visitors.push(await checkingOut('boot-snd-10'))
    const responses = await Promise.all(
      visitors.map(async (visitor) =>
        visitor.send('PUT', '/cart/v2/checkout/order', {
          body: { cartId: visitor.cartId, paymentMethod: await cardPayment() },
        }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(left)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect(await first.stock()).toBe(0)
  })

  it('forgets orders that nobody paid for, a month later, and no others', async () => {
    const visitor = await checkingOut()
    const body = { cartId: visitor.cartId, paymentMethod: await cardPayment(testCards.declined) }
    await visitor.refused('PYT402', place, { body })
    const { orderNumber } = await visitor.pay()
    const { sql } = shop().database
    const ofCart = () => sql.select().from(shopOrder).where(eq(shopOrder.cartId, visitor.cartId))
    expect((await ofCart()).length).toBeGreaterThan(1)
    await purgeAt(shop(), 'orders', '2026-06-30T10:00:00.000Z')
    expect((await ofCart()).length).toBeGreaterThan(1)
    await purgeAt(shop(), 'orders', '2026-07-02T10:00:00.000Z')
    expect(await ofCart()).toMatchObject([{ orderNumber, payment: 'authorised' }])
  })

  it('tells what is missing before an order can be placed', async () => {
    const visitor = await shopper(shop().backend)
    const body = { cartId: visitor.cartId }
    await visitor.refused('CHK380', place, { body })
    await visitor.refused('CHK380', prepare, { body: { basketId: visitor.cartId } })
    await visitor.add('boot-frn-8')
    await visitor.refused('SHP404', place, { body })
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: visitor.cartId },
      body: { addresses: [home] },
    })
    const { additionalInfo } = await visitor.refused('CHK380', place, { body })
    expect(additionalInfo).toMatchObject({ reason: 'payment' })
    await visitor.refused('PYT400', place, { body: { ...body, paymentMethod: { code: 'CREDIT_CARD' } } })
    await visitor.refused('BIL400', place, {
      body: { ...body, billingAddress: { countryCode: 'US' }, paymentMethod: await cardPayment() },
    })
    await visitor.refused('BSK404', place, { body: { cartId: randomId() } })
  })

  it('bounds what one client prepares and places without paying, and forgets what it pays', async () => {
    const headers = { [clientHeader]: '203.0.113.77' }
    const visitor = await checkingOut()
    const { cartId } = visitor
    const placed = async (number: string, from = headers) =>
      visitor.send('PUT', '/cart/v2/checkout/order', {
        headers: from,
        body: { cartId, paymentMethod: await cardPayment(number) },
      })
    const prepared = async () =>
      visitor.send('POST', '/cart/v1/cart/prepareOrder', { headers, body: { basketId: cartId } })
    for (let count = 0; count < 50; count += 1) {
      expect((await prepared()).status).toBe(200)
      if (count < 49) expect((await placed(testCards.declined)).status).toBe(402)
    }
    expect((await placed(testCards.paying)).status).toBe(200)
    await visitor.add('boot-frn-9')
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: cartId },
      body: { addresses: [home] },
    })
    for (const status of [402, 402, 429]) expect((await placed(testCards.declined)).status).toBe(status)
    expect((await prepared()).status).toBe(429)
    const elsewhere = { [clientHeader]: '203.0.113.78' }
    expect((await placed(testCards.paying, elsewhere)).status).toBe(200)
  })

  it('writes no more than it has to', async () => {
    const visitor = await checkingOut()
    const paymentMethod = await cardPayment()
    shop().statements.length = 0
    await visitor.call(place, { body: { cartId: visitor.cartId, paymentMethod } })
    const own = shop().statements.filter((one) => !/^(begin|commit)|acquirer_/i.test(one))
    expect(own.join('\n')).toMatch(/shop_order/)
    expect(own.length).toBeLessThanOrEqual(15)
  })
}
