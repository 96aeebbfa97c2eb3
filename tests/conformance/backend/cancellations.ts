import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { cancelOrder } from '#src/backend/orders/goods/cancel-order.ts'
import { settleMoney } from '#src/backend/orders/money/settlement.ts'
import { refundOrder } from '#src/backend/orders/money/staff-money.ts'
import { administerPromotions } from '#src/backend/promotions/promotion-administration.ts'
import { promotion } from '#tests/fixtures/promotions.ts'
import { eventually } from '#tests/setup/eventually.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'

const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const cancellation = 'POST /ops/v1/orders/{orderNumber}/cancellation'
const parcels = 'POST /ops/v1/orders/{orderNumber}/parcels'
const refund = 'POST /ops/v1/orders/{orderNumber}/refunds'
const portland = 'us-portland'

const gift = promotion({
  promotionId: 'GWP_SOCKS',
  class: 'ORDER',
  effect: { type: 'gift', choices: [{ productId: 'WOOLSOCKS', upc: 'socks' }] },
  conditions: { subtotal: { USD: '200' } },
})

/** What follows for the rest of an order where units of it are cancelled. */
export const describeCancellations = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut } = createCheckout(shop)
  const { staff, partsWith, moneyOf } = createFulfilling(shop)

  const laidOut = async (withSocks = false) => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const [{ id: itemId } = { id: '' }] = (await visitor.read()).items
    await visitor.call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: visitor.cartId },
      query: { action: 'pickup' },
      body: { cartId: visitor.cartId, itemId, storeId: portland },
    })
    if (withSocks) await visitor.add('socks', 1, 'WOOLSOCKS')
    const order = await visitor.pay()
    const ops = await staff()
    const id = lineOf(order, 'boot-frn-8')
    const ready = (qty: number) => ops.ship(order.orderNumber, [{ id, qty }], { shippingId: portland })
    return { ...order, visitor, ops, id, ready, path: { orderNumber: order.orderNumber } }
  }

  it('takes single units back that were laid out, and leaves the others for their shopper', async () => {
    const { ops, id, ready, path, orderNumber } = await laidOut()
    await ready(2)
    const { order } = await ops.call(cancellation, { path, body: { lines: [{ id, qty: 1 }] } })
    expect(order).toMatchObject({
      items: [{ cancelled: 1, sent: 1 }],
      shipments: [{ parcels: [{ kind: 'ready', lines: [{ id, qty: 1 }] }] }],
    })
    const parcelId = order.shipments[0]?.parcels[0]?.parcelId ?? ''
    const collected = await ops.arrive(orderNumber, parcelId)
    expect(collected.order.items).toMatchObject([{ cancelled: 1, arrived: 1 }])
    await ops.refused('ORD410', cancellation, { path, body: { lines: [{ id, qty: 1 }] } })
  })

  it('ends an order once what was not collected of it is taken back', async () => {
    const { ops, id, ready, path, orderNumber } = await laidOut()
    const first = await ready(1)
    await ready(1)
    await ops.arrive(orderNumber, first.order.shipments[0]?.parcels[0]?.parcelId ?? '')
    const { order, events } = await ops.call(cancellation, { path, body: { lines: [{ id, qty: 1 }] } })
    expect(order.shipments).toMatchObject([{ parcels: [{ lines: [{ qty: 1 }] }] }])
    expect(events.map(({ kind }) => kind)).toContain('collected')
  })

  it('cancels all of an order that was laid out in part', async () => {
    const { ops, ready, path, visitor, orderNumber, totals } = await laidOut()
    expect((await ready(1)).order.mayCancel).toBe(true)
    const after = await ops.call(cancellation, { path, body: {} })
    expect(after).toMatchObject({ refundable: 0, order: { st: 'cancelled', shipments: [{ parcels: [] }] } })
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`refunded ${totals.total}`)
    await visitor.refused('ORD410', cancel, { body: { orderNumber } })
  })

  it('says that an order is to be packed again once all that was laid out is cancelled', async () => {
    const { ops, ready, id, path } = await laidOut(true)
    expect((await ready(2)).order.st).toBe('partlyShipped')
    const { order, events } = await ops.call(cancellation, { path, body: { lines: [{ id, qty: 2 }] } })
    expect(events.map(({ kind }) => kind)).toContain('backToPacking')
    const socks = [{ id: lineOf(order, 'socks'), qty: 1 }]
    const sent = await ops.call(parcels, { path, body: { shippingId: 'me', lines: socks } })
    expect(sent.events.at(-1)?.kind).toBe('shipped')
  })

  it('sends one shipment though units of another left meanwhile', async () => {
    const { ops, ready, items, path } = await laidOut(true)
    await ready(2)
    const parcel = { shippingId: 'me', lines: [{ id: lineOf({ items }, 'socks'), qty: 1 }] }
    await ops.refused('ORD411', parcels, { path, body: { ...parcel, openUnits: 3 } })
    const sent = await ops.call(parcels, { path, body: { ...parcel, openUnits: 1 } })
    expect(sent.order.st).toBe('shipped')
  })

  it('refuses to send and to cancel for a caller who saw other units open', async () => {
    const visitor = await checkingOut('boot-frn-8', 3)
    const order = await visitor.pay()
    const path = { orderNumber: order.orderNumber }
    const lines = [{ id: lineOf(order), qty: 1 }]
    const ops = await staff()
    await ops.call(cancellation, { path, body: { lines, openUnits: 3 } })
    await ops.refused('ORD410', cancellation, { path, body: { lines, openUnits: 3 } })
    await ops.refused('ORD410', cancellation, { path, body: { openUnits: 3 } })
    const parcel = { shippingId: 'me', lines, openUnits: 3 }
    await ops.refused('ORD411', parcels, { path, body: parcel })
    const sent = await ops.call(parcels, { path, body: { ...parcel, openUnits: 2 } })
    expect(sent.order.items).toMatchObject([{ cancelled: 1, sent: 1 }])
  })

  it('cancels units once for a shopper whose form is sent again after a lost response', async () => {
    const visitor = await checkingOut('boot-frn-8', 3)
    const { orderNumber, items } = await visitor.pay()
    const body = { orderNumber, items: [{ id: lineOf({ items }), qty: 1 }], openUnits: 3 }
    const { totals } = await visitor.call(cancel, { body })
    const again = await visitor.send('POST', '/consumers-v3/consumer/CancelOrder', { body })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({
      errorDetails: [{ errorId: 'ORD410', additionalInfo: { reason: 'units' } }],
    })
    const path = { orderId: orderNumber }
    const order = await visitor.call('GET /consumers-v3/consumer/purchase/{orderId}', { path })
    expect(order).toMatchObject({ items: [{ cancelled: 1 }], totals })
  })

  it('leaves money to be refunded anew that a provider refuses after its order was cancelled', async () => {
    const { ops, ready, orderNumber, totals } = await laidOut()
    await ready(1)
    const silent = partsWith({ refund: () => Promise.reject(new Error('The line is dead.')) })
    const amount = totals.total
    const all = { orderNumber, amount, cause: 'staff', reason: 'All', actor: 'staff' } as const
    await refundOrder(silent, { ...all, key: randomId() })
    await cancelOrder(silent)(orderNumber, { actor: 'staff' })
    await settleMoney(partsWith({ refund: async () => 'refused' }), orderNumber)
    expect(await ops.read(orderNumber)).toMatchObject({
      refundable: totals.total,
      order: { st: 'cancelled' },
      refunds: [{ state: 'refused' }],
    })
  })

  it('cancels the rest of an order whose money went back in full', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const before = await visitor.stock()
    const { orderNumber, totals, items } = await visitor.pay()
    const path = { orderNumber }
    const lines = [{ id: lineOf({ items }), qty: 1 }]
    const ops = await staff()
    await ops.ship(orderNumber, lines)
    await ops.call(refund, { path, body: { amount: totals.total, reason: 'All' } })
    const after = await ops.call(cancellation, { path, body: { lines } })
    expect(after.order.items).toMatchObject([{ cancelled: 1, sent: 1 }])
    expect(after.events.at(-1)?.kind).toBe('shipped')
    expect(await visitor.stock()).toBe(before - 1)
    expect((await moneyOf(orderNumber)).filter((one) => one.startsWith('refunded'))).toHaveLength(1)
  })

  it.each(['before', 'after'])(
    'sends what comes by email once all else is cancelled, %s it is packed',
    async (when) => {
      const visitor = await checkingOut()
      await visitor.add('gift-card', 1, 'GIFTCARD01')
      const order = await visitor.pay()
      const { orderNumber } = order
      const fulfilAt = async (instant: string) => {
        shop().setTime(instant)
        await shop().backend.fulfilOrders()
      }
      if (when === 'after') await fulfilAt('2026-06-01T10:05:00.000Z')
      const lines = [{ id: lineOf(order, 'boot-frn-8'), qty: 1 }]
      await visitor.call(cancel, { body: { orderNumber, items: lines } })
      for (let time = 0; time < 2; time += 1) await fulfilAt('2026-06-01T10:10:00.000Z')
      shop().setTime(opening)
      const { order: sent, refunds } = await (await staff()).read(orderNumber)
      expect(sent.items.find(({ upc }) => upc === 'gift-card')).toMatchObject({ sent: 1, arrived: 1 })
      const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
      // What was packed was captured in full, as its card left at once.
      const last = when === 'after' ? `refunded ${back}` : `captured ${order.totals.total - back}`
      expect((await moneyOf(orderNumber)).at(-1)).toBe(last)
    },
  )

  describe('of an order with a gift', () => {
    const keeper = () => administerPromotions(shop().database)
    beforeAll(() => keeper().load([gift], { replace: true }))
    afterAll(() => keeper().load([], { replace: true }))

    const withGift = async () => {
      const visitor = await checkingOut('boot-frn-8', 2)
      await eventually(async () => expect((await visitor.read()).items).toHaveLength(2))
      const order = await visitor.pay()
      return { visitor, order, lines: [{ id: lineOf(order, 'boot-frn-8'), qty: 2 }] }
    }

    it('cancels the gift with the last of what is bought', async () => {
      const { visitor, order, lines } = await withGift()
      const { orderNumber, totals } = order
      const after = await visitor.call(cancel, { body: { orderNumber, items: lines } })
      expect(after).toMatchObject({ st: 'cancelled', paymentMethod: [{ refunded: totals.total }] })
      expect(after.items.map(({ cancelled }) => cancelled)).toEqual([2, 1])
    })

    it('keeps the gift while something that is bought stays: nothing is worked out anew', async () => {
      const { visitor, order } = await withGift()
      const { orderNumber, totals } = order
      const items = [{ id: lineOf(order, 'boot-frn-8'), qty: 1 }]
      const after = await visitor.call(cancel, { body: { orderNumber, items } })
      expect(after.items.map(({ cancelled }) => cancelled)).toEqual([1, 0])
      expect(after.paymentMethod[0]?.refunded).toBeLessThan(totals.total)
    })

    const withOneSent = async (qty: number) => {
      const ordered = await withGift()
      const { orderNumber } = ordered.order
      const lines = [{ id: lineOf(ordered.order, 'boot-frn-8'), qty }]
      const ops = await staff()
      const sent = await ops.ship(orderNumber, lines)
      const parcels = sent.order.shipments.flatMap((shipment) => shipment.parcels)
      for (const { parcelId } of parcels) await ops.arrive(orderNumber, parcelId)
      const sendBack = () =>
        ordered.visitor.call('POST /consumers-v3/consumer/return/{orderId}/returnLabel', {
          path: { orderId: orderNumber },
          body: { lines: lines.map((line) => ({ ...line, reason: 'SIZE_SMALL' as const })) },
        })
      return { ...ordered, ops, orderNumber, sendBack }
    }

    it('cancels a gift that has not left once all that was bought comes back', async () => {
      const { ops, orderNumber, sendBack } = await withOneSent(2)
      const { returnId } = await sendBack()
      const { order } = await ops.read(orderNumber)
      expect(order.st).toBe('returnRequested')
      expect(order.items.map(({ cancelled }) => cancelled)).toEqual([0, 1])
      const path = { orderNumber, returnId }
      const after = await ops.call('POST /ops/v1/orders/{orderNumber}/returns/{returnId}/receipt', {
        path,
        body: { restock: true },
      })
      expect(after.order.items.map(({ returned }) => returned)).toEqual([2, 0])
    })

    it('cancels it with the rest that has not left, once what left comes back', async () => {
      const { visitor, order, ops, orderNumber, sendBack } = await withOneSent(1)
      await sendBack()
      expect((await ops.read(orderNumber)).order.items.map(({ cancelled }) => cancelled)).toEqual([0, 0])
      const rest = [{ id: lineOf(order, 'boot-frn-8'), qty: 1 }]
      const after = await visitor.call(cancel, { body: { orderNumber, items: rest } })
      expect(after.items.map(({ cancelled }) => cancelled)).toEqual([1, 1])
    })

    it('leaves a gift that was sent', async () => {
      const { visitor, order, lines } = await withGift()
      const { orderNumber } = order
      await (await staff()).ship(orderNumber, [{ id: lineOf(order, 'socks'), qty: 1 }])
      const after = await visitor.call(cancel, { body: { orderNumber, items: lines } })
      expect(after.items.map(({ cancelled }) => cancelled)).toEqual([2, 0])
    })
  })
}
