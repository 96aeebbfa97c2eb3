import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderPersonalData } from '#src/backend/orders/store/order-personal-data.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { createFulfilling, lineOf, stepsOf } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'

const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'
const parcels = 'POST /ops/v1/orders/{orderNumber}/parcels'
const cancellation = 'POST /ops/v1/orders/{orderNumber}/cancellation'
const find = 'POST /ops/v1/orders/search'
const portland = 'us-portland'

/** How the goods of orders leave, arrive, and are cancelled in part. */
export const describeFulfilment = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)
  const { staff, moneyOf, mailsAbout } = createFulfilling(shop)

  it('sends an order in parcels, takes its money with the first, and tells the shopper of each', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const { orderNumber, totals, items } = await visitor.pay()
    const id = lineOf({ items })
    shop().setTime('2026-06-01T10:05:00.000Z')
    await shop().backend.fulfilOrders()
    const look = () => visitor.call(read, { path: { orderId: orderNumber } })
    expect((await look()).st).toBe('allocated')
    const ops = await staff()
    const tracked = { carrier: 'DHL', trackingNumber: 'JD1', trackingUrl: 'https://carrier.example/JD1' }
    const first = await ops.ship(orderNumber, [{ id, qty: 1 }], tracked)
    expect(first).toMatchObject({
      order: {
        st: 'partlyShipped',
        items: [{ sent: 1, arrived: 0 }],
        mayCancel: false,
        mayCancelItems: true,
      },
      attempts: [{ outcome: 'authorised', capture: { amount: totals.total, state: 'done' } }],
    })
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${totals.total}`, `captured ${totals.total}`])
    shop().setTime('2026-06-01T11:00:00.000Z')
    const second = await ops.ship(orderNumber, [{ id, qty: 1 }])
    expect(second.order.st).toBe('shipped')
    for (const { parcelId } of second.order.shipments[0]?.parcels ?? [])
      await ops.arrive(orderNumber, parcelId)
    shop().setTime(opening)
    const after = await look()
    expect(after).toMatchObject({
      st: 'delivered',
      items: [{ qty: 2, sent: 2, arrived: 2, cancelled: 0, returned: 0 }],
      shipments: [{ parcels: [{ ...tracked, kind: 'sent', lines: [{ id, qty: 1 }] }, { kind: 'sent' }] }],
    })
    expect(stepsOf(after)).toEqual(['placed', 'sent', 'sent', 'delivered', 'delivered'])
    expect(mailsAbout(orderNumber)).toEqual([
      ...['orderPlaced', 'orderSent', 'orderSent', 'orderDelivered', 'orderDelivered'],
    ])
    expect((await moneyOf(orderNumber)).length).toBe(2)
  })

  it('sends no unit twice, of two who send it at once, and none that is elsewhere', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const { orderNumber, items } = await visitor.pay()
    const id = lineOf({ items })
    const ops = await staff()
    const body = { shippingId: 'me', lines: [{ id, qty: 2 }] }
    const responses = await Promise.all(
      [1, 2].map(() => ops.send('POST', `/ops/v1/orders/${orderNumber}/parcels`, { body })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const path = { orderNumber }
    for (const lines of [[{ id, qty: 1 }], [{ id: 'unknown', qty: 1 }]])
      await ops.refused('ORD411', parcels, { path, body: { shippingId: 'me', lines } })
    await ops.refused('ORD411', parcels, {
      path,
      body: { shippingId: 'us-portland', lines: [{ id, qty: 1 }] },
    })
    await ops.refused('ORD410', cancellation, { path, body: { lines: [{ id, qty: 1 }] } })
    await visitor.refused('ORD410', cancel, { body: { orderNumber } })
    const gone = { path: { orderNumber: 'W1111111111' } }
    await ops.refused('ORD409', 'GET /ops/v1/orders/{orderNumber}', gone)
    expect((await moneyOf(orderNumber)).filter((one) => one.startsWith('captured'))).toHaveLength(1)
  })

  it('ships nothing of an order that is not paid', async () => {
    const visitor = await checkingOut()
    const { orderNumber, items } = await visitor.pay('4212 3456 7891 0006')
    const ops = await staff()
    const body = { shippingId: 'me', lines: [{ id: lineOf({ items }), qty: 1 }] }
    await ops.refused('ORD411', parcels, { path: { orderNumber }, body })
    expect(await moneyOf(orderNumber)).toEqual([expect.stringContaining('challenged')])
    await visitor.call(cancel, { body: { orderNumber } })
  })

  it('cancels single units for the shopper: they go back on stock, and less is captured', async () => {
    const visitor = await checkingOut('boot-frn-8', 3)
    const before = await visitor.stock()
    const { orderNumber, totals, items } = await visitor.pay()
    const id = lineOf({ items })
    const unit = Math.floor((items[0]?.price.paid ?? 0) / 3)
    const tax = Math.floor((items[0]?.price.tax ?? 0) / 3)
    const part = await visitor.call(cancel, { body: { orderNumber, items: [{ id, qty: 1 }] } })
    expect(part).toMatchObject({ st: 'authorised', items: [{ qty: 3, cancelled: 1 }], mayCancel: true })
    const [{ amount } = { amount: 0 }] = part.refunds
    expect(amount).toBeGreaterThanOrEqual(unit + tax)
    expect(amount).toBeLessThanOrEqual(unit + tax + 1)
    expect(stepsOf(part)).toEqual(['placed', 'cancelledInPart', 'refunded'])
    expect(await visitor.stock()).toBe(before + 1 - 3)
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${totals.total}`])
    await visitor.refused('ORD410', cancel, { body: { orderNumber, items: [{ id, qty: 3 }] } })
    const ops = await staff()
    await ops.ship(orderNumber, [{ id, qty: 1 }])
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`captured ${totals.total - amount}`)
    const rest = await ops.call(cancellation, { path: { orderNumber }, body: { lines: [{ id, qty: 1 }] } })
    expect(rest).toMatchObject({ order: { st: 'shipped', items: [{ cancelled: 2, sent: 1 }] } })
    expect((await moneyOf(orderNumber)).at(-1)).toMatch(/^refunded \d+$/)
    expect(await visitor.stock()).toBe(before - 1)
    expect(mailsAbout(orderNumber)).toEqual([
      ...['orderPlaced', 'orderCancelledInPart', 'orderSent', 'orderCancelledInPart'],
    ])
    expect(rest.events.map(({ kind }) => kind)).toEqual([
      ...[
        'submitted',
        'authorised',
        'cancelledInPart',
        'reduced',
        'allocated',
        'parcelSent',
        'shippedInPart',
      ],
      ...['captured', 'cancelledInPart', 'shipped', 'refundedInPart'],
    ])
  })

  it('cancels an order unit by unit to its end, delivery and all', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const before = await visitor.stock()
    const { orderNumber, totals, items } = await visitor.pay()
    const lines = [{ id: lineOf({ items }), qty: 1 }]
    await visitor.call(cancel, { body: { orderNumber, items: lines } })
    const after = await visitor.call(cancel, { body: { orderNumber, items: lines } })
    expect(after).toMatchObject({ st: 'cancelled', paymentMethod: [{ refunded: totals.total }] })
    expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total)
    expect(await visitor.stock()).toBe(before + 2 - 2 + 0)
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${totals.total}`, `voided ${totals.total}`])
  })

  it('lets staff find orders, and write notes about them', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay()
    const ops = await staff()
    const path = { orderNumber }
    const noted = await ops.call('POST /ops/v1/orders/{orderNumber}/notes', {
      path,
      body: { text: ' Rings twice ' },
    })
    expect(noted.notes).toMatchObject([{ text: 'Rings twice' }])
    for (const search of [orderNumber, 'ADA@example.com', 'da lovel']) {
      const { orders } = await ops.call(find, {
        body: { search, status: 'authorised', start: 0, count: 100 },
      })
      expect(orders.find((one) => one.orderNumber === orderNumber)).toMatchObject({
        ...{ st: 'authorised', name: 'Ada Lovelace', openUnits: 1 },
      })
    }
    const waiting = await (await checkingOut('socks', 1, 'WOOLSOCKS')).pay(testCards.challenging)
    const unpaid = await ops.call(find, { body: { search: waiting.orderNumber } })
    expect(unpaid.orders).toMatchObject([{ st: 'challenged', openUnits: 0 }])
    expect(await ops.call(find, { body: { search: 'a%a' } })).toEqual({ orders: [], total: 0 })
    await (await checkingOut('socks', 1, 'WOOLSOCKS')).pay()
    const one = await ops.call(find, { body: { start: 1, count: 1 } })
    expect(one.orders).toHaveLength(1)
    expect(one.total).toBeGreaterThan(1)
  })

  it('lays units out in their store, where they are collected', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const [{ id: itemId } = { id: '' }] = (await visitor.read()).items
    await visitor.call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: visitor.cartId },
      query: { action: 'pickup' },
      body: { cartId: visitor.cartId, itemId, storeId: portland },
    })
    const { orderNumber, items, totals, shipments } = await visitor.pay()
    const [shipment] = shipments
    expect(shipment?.earliest).toMatch(/^\d{4}-/)
    expect(shipment?.store).toMatchObject({
      ...{ name: 'Marlow Portland', address: { city: 'Portland' } },
      hours: { sunday: [{ opens: '11:00' }] },
    })
    const id = lineOf({ items })
    const ops = await staff()
    const ready = await ops.ship(orderNumber, [{ id, qty: 2 }], { shippingId: portland })
    expect(ready.order).toMatchObject({ st: 'readyForPickup', mayCancel: true, mayCancelItems: false })
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`captured ${totals.total}`)
    const [parcel] = ready.order.shipments[0]?.parcels ?? []
    for (let time = 0; time < 2; time += 1) await ops.arrive(orderNumber, parcel?.parcelId ?? '')
    const { order } = await ops.read(orderNumber)
    expect(order).toMatchObject({ st: 'collected', items: [{ arrived: 2 }], mayCancel: false })
    expect(stepsOf(order)).toEqual(['placed', 'ready', 'collected'])
    expect(mailsAbout(orderNumber)).toEqual(['orderPlaced', 'orderReady'])
  })

  it('puts what was laid out back on its shelf once the order is cancelled, and its money back', async () => {
    const visitor = await checkingOut('boot-frn-8')
    const [{ id: itemId } = { id: '' }] = (await visitor.read()).items
    await visitor.call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: visitor.cartId },
      query: { action: 'pickup' },
      body: { cartId: visitor.cartId, itemId, storeId: portland },
    })
    const { orderNumber, items, totals } = await visitor.pay()
    const ops = await staff()
    await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }], { shippingId: portland })
    expect((await visitor.call(cancel, { body: { orderNumber } })).st).toBe('cancelled')
    expect((await moneyOf(orderNumber)).slice(1)).toEqual([
      `captured ${totals.total}`,
      `refunded ${totals.total}`,
    ])
  })

  it('sends what comes by email as soon as it is paid', async () => {
    const visitor = await checkingOut('gift-card', 1, 'GIFTCARD01')
    const { orderNumber, totals } = await visitor.pay()
    for (let time = 0; time < 2; time += 1) await shop().backend.fulfilOrders()
    const { order } = await (await staff()).read(orderNumber)
    expect(order).toMatchObject({ st: 'delivered', shipments: [{ parcels: [{ kind: 'sent' }] }] })
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${totals.total}`, `captured ${totals.total}`])
  })

  it('forgets what staff wrote about an order, and where its parcels are, with its customer', async () => {
    const visitor = await checkingOut()
    const { orderNumber, items } = await visitor.pay()
    const ops = await staff()
    const path = { orderNumber }
    await ops.call('POST /ops/v1/orders/{orderNumber}/notes', { path, body: { text: 'Ada rings twice' } })
    await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }], { trackingNumber: 'JD1' })
    const { sql: db } = shop().database
    const [stored] = await db.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber))
    const before = JSON.stringify(await orderPersonalData.read(db, stored?.ownerId ?? ''))
    expect(before).toContain('Ada rings twice')
    expect(before).toContain('JD1')
    await orderPersonalData.forget(db, stored?.ownerId ?? '')
    const after = await ops.read(orderNumber)
    expect(after.notes).toEqual([])
    expect(JSON.stringify(after)).not.toMatch(/JD1|Ada/)
  })
}
