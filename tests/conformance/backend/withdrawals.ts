import { expect, it } from 'vitest'
import { err } from '#src/base/result.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { berlin } from '#tests/fixtures/addresses.ts'
import { readPdf } from '#tests/fixtures/read-pdf.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const withdraw = 'POST /consumers-v3/consumer/withdrawal/{orderId}'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'
const receipt = 'POST /ops/v1/orders/{orderNumber}/returns/{returnId}/receipt'
const store = 'de-berlin'
const ask = 'POST /consumers-v3/consumer/return/{orderId}/returnLabel'

/** Withdrawing from orders, and what happens once goods are back. */
export const describeWithdrawals = (shop: () => Shop): void => {
  keepStock(shop)
  const { cardPayment, checkingOut, orderedInBerlin } = createCheckout(shop)
  const { staff, mailsAbout } = createFulfilling(shop)

  it('cancels an order of which nothing was sent, and mails a receipt with content and time', async () => {
    const { order, ...visitor } = await orderedInBerlin('boot-frn-8', 2)
    const { orderNumber, items, withdrawable } = order
    expect(withdrawable).toEqual({ lines: [{ id: items[0]?.id, qty: 2 }] })
    shop().mails.length = 0
    const done = await visitor.call(withdraw, { path: { orderId: orderNumber }, body: {} })
    expect(done).toMatchObject({ withdrawnAt: opening, order: { st: 'cancelled', mayCancel: false } })
    expect(done.label).toBeUndefined()
    expect(done.order.paymentMethod[0]?.refunded).toBe(order.totals.total)
    expect(mailsAbout(orderNumber)).toContain('orderWithdrawn')
    expect(shop().mails.find(({ message }) => message.kind === 'orderWithdrawn')).toMatchObject({
      to: berlin.email,
      locale: 'de-de',
      message: { at: opening, items: [{ qty: 2 }] },
    })
    await visitor.refused('ORD418', withdraw, { path: { orderId: orderNumber }, body: {} })
  })

  it('cancels what was not sent, has the rest come back with a label, and refunds it with its delivery', async () => {
    const { order, ...visitor } = await orderedInBerlin('boot-frn-8', 2)
    const { orderNumber, totals } = order
    const id = lineOf(order)
    const worker = await staff()
    await worker.ship(orderNumber, [{ id, qty: 1 }])
    const done = await visitor.call(withdraw, { path: { orderId: orderNumber }, body: {} })
    expect(done.order).toMatchObject({
      st: 'returnRequested',
      items: [{ cancelled: 1, sent: 1 }],
      returns: [{ kind: 'withdrawal', lines: [{ id, qty: 1 }] }],
      withdrawable: { lines: [] },
    })
    const { text } = await readPdf(Buffer.from(done.label?.content ?? '', 'base64'))
    expect(text).toContain('Mühlenstraße 1')
    expect(text).toContain('Harbour Road 1')
    expect(text).not.toContain('Gefällt mir')
    expect(text).not.toContain('Grund')
    const returnId = done.order.returns[0]?.returnId ?? ''
    const path = { orderNumber, returnId }
    const { order: after } = await worker.call(receipt, { path, body: { restock: true } })
    expect(after.items).toMatchObject([{ cancelled: 1, returned: 1 }])
    expect(after.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total)
    await worker.refused('ORD411', receipt, { path, body: { restock: true } })
  })

  it('withdraws once for a form that is sent again after a lost response, sent or not', async () => {
    const { order, ...visitor } = await orderedInBerlin('boot-frn-8', 4)
    const { orderNumber } = order
    const lines = [{ id: lineOf(order), qty: 1 }]
    await (await staff()).ship(orderNumber, [{ id: lineOf(order), qty: 3 }])
    const path = { orderId: orderNumber }
    for (const returns of [0, 1]) {
      await visitor.call(withdraw, { path, body: { lines, returns } })
      await visitor.refused('ORD418', withdraw, { path, body: { lines, returns } })
    }
    const { items, returns } = await visitor.call(read, { path })
    expect(items).toMatchObject([{ cancelled: 1 }])
    const unsentFirst = returns.toSorted((one, other) => one.lines.length - other.lines.length)
    expect(unsentFirst).toMatchObject([{ lines: [], cancelled: lines }, { lines }])
  })

  it('has the printer know for which client it prints, so that one takes no line for itself', async () => {
    const { order } = await orderedInBerlin()
    const { orderNumber } = order
    await (await staff()).ship(orderNumber, [{ id: lineOf(order), qty: 1 }])
    const clients: (string | undefined)[] = []
    const print = async (_: unknown, client?: string) => {
      clients.push(client)
      return err('busy' as const)
    }
    const { send } = await shopper(shop().another({ print }))
    const headers = { [clientHeader]: '203.0.113.92' }
    const body = { email: berlin.email }
    const response = await send('POST', `/consumers-v3/consumer/withdrawal/${orderNumber}`, { body, headers })
    expect(response.status).toBe(429)
    expect(clients).toEqual(['203.0.113.92'])
  })

  it('is refused as too late, and not as a failure, once its term is over', async () => {
    const { order } = await orderedInBerlin()
    const { orderNumber } = order
    const worker = await staff()
    const sent = await worker.ship(orderNumber, [{ id: lineOf(order), qty: 1 }])
    await worker.arrive(orderNumber, sent.order.shipments[0]?.parcels[0]?.parcelId ?? '')
    shop().setTime('2026-07-01T10:00:00.000Z')
    try {
      const late = await shopper(shop().backend)
      const body = { email: berlin.email }
      await late.refused('ORD417', withdraw, { path: { orderId: orderNumber }, body })
    } finally {
      shop().setTime(opening)
    }
  })

  it('is for guests who know number and email too, by lines, and for nobody outside Europe', async () => {
    const { order } = await orderedInBerlin('boot-frn-8', 2)
    const path = { orderId: order.orderNumber }
    const stranger = await shopper(shop().backend)
    await stranger.refused('ORD409', withdraw, { path, body: {} })
    const lines = [{ id: lineOf(order), qty: 1 }]
    const done = await stranger.call(withdraw, { path, body: { lines, email: berlin.email } })
    expect(done.order.items).toMatchObject([{ qty: 2, cancelled: 1 }])
    const visitor = await checkingOut()
    const american = await visitor.pay()
    expect(american.withdrawable).toBeUndefined()
    await visitor.refused('ORD418', withdraw, { path: { orderId: american.orderNumber }, body: {} })
  })

  /** Two pairs that wait in Berlin, and perhaps one that goes home. */
  const collectedInBerlin = async (upcAtHome?: string) => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    const path = { basketId: cartId }
    const [{ id: itemId } = { id: '' }] = (await visitor.add('boot-snd-8', 2)).items
    if (upcAtHome !== undefined) await visitor.add(upcAtHome)
    const address = { path, body: { addresses: [berlin] } }
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', address, 'de-de')
    await visitor.call(
      'PUT /cart/v1/cart/{basketId}/item',
      { path, query: { action: 'pickup' }, body: { cartId, itemId, storeId: store } },
      'de-de',
    )
    const placing = { body: { cartId, paymentMethod: await cardPayment() } }
    const order = await visitor.call('PUT /cart/v2/checkout/order', placing, 'de-de')
    const id = lineOf(order, 'boot-snd-8')
    const worker = await staff()
    const layOut = async (qty: number) => {
      const { order: ready } = await worker.ship(order.orderNumber, [{ id, qty }], { shippingId: store })
      const own = ready.shipments.find(({ shippingId }) => shippingId === store)
      return own?.parcels.find(({ arrivedAt }) => arrivedAt === undefined)?.parcelId ?? ''
    }
    return { ...visitor, order, worker, layOut, id, path: { orderId: order.orderNumber } }
  }

  it('takes back what waits in its store, and leaves the rest there', async () => {
    const { call, id, layOut, path } = await collectedInBerlin()
    await layOut(2)
    const { order } = await call(withdraw, { path, body: { lines: [{ id, qty: 1 }] } })
    expect(order).toMatchObject({
      items: [{ cancelled: 1, sent: 1 }],
      withdrawable: { lines: [{ id, qty: 1 }] },
      shipments: [{ parcels: [{ lines: [{ id, qty: 1 }] }] }],
    })
  })

  it('has what was sent home come back, and takes back what waits in its store', async () => {
    const { call, order, worker, layOut, path } = await collectedInBerlin('boot-frn-9')
    await worker.ship(order.orderNumber, [{ id: lineOf(order, 'boot-frn-9'), qty: 1 }])
    await layOut(2)
    const done = await call(withdraw, { path, body: {} })
    expect(done.label).toBeDefined()
    expect(done.order).toMatchObject({
      st: 'returnRequested',
      withdrawable: { lines: [] },
      returns: [{ lines: [{ id: lineOf(order, 'boot-frn-9'), qty: 1 }] }],
    })
    expect(done.order.items.find(({ upc }) => upc === 'boot-snd-8')).toMatchObject({ cancelled: 2, sent: 0 })
  })

  it('takes a pair back that was collected while another still waits', async () => {
    const { call, order, worker, layOut, id, path } = await collectedInBerlin()
    await worker.arrive(order.orderNumber, await layOut(1))
    const waiting = await layOut(1)
    const lines = [{ id, qty: 1, reason: 'SIZE_SMALL' as const }]
    const { returnId } = await call(ask, { path, body: { lines } })
    await worker.arrive(order.orderNumber, waiting)
    const body = { restock: true }
    const back = await worker.call(receipt, { path: { orderNumber: order.orderNumber, returnId }, body })
    expect(back.order.items).toMatchObject([{ arrived: 2, returned: 1 }])
  })

  it('takes what came back into stock where that is wanted, and refunds it once', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const order = await visitor.pay()
    const { orderNumber, items, totals } = order
    const id = lineOf(order)
    const worker = await staff()
    const { order: sent } = await worker.ship(orderNumber, [{ id, qty: 2 }])
    await worker.arrive(orderNumber, sent.shipments[0]?.parcels[0]?.parcelId ?? '')
    const path = { orderId: orderNumber }
    const lines = [{ id, qty: 2, reason: 'DAMAGED' as const }]
    const { returnId } = await visitor.call(ask, { path, body: { lines } })
    const before = await visitor.stock()
    shop().mails.length = 0
    const back = { path: { orderNumber, returnId }, body: { restock: true, lines: [{ id, qty: 1 }] } }
    await worker.call(receipt, back)
    expect(await visitor.stock()).toBe(before + 1)
    const after = await visitor.call(read, { path })
    expect(after).toMatchObject({ st: 'partlyRefunded', items: [{ returned: 1 }] })
    const [item] = items
    const half = Math.floor(((item?.price.paid ?? 0) + (item?.price.tax ?? 0)) / 2)
    expect(after.refunds).toMatchObject([{ amount: half }])
    expect(half).toBeLessThan(totals.total)
    expect(mailsAbout(orderNumber)).toEqual(expect.arrayContaining(['returnReceived', 'orderRefunded']))
  })
}
