import { expect, it } from 'vitest'
import { allocateOrders } from '#src/backend/orders/goods/allocate-orders.ts'
import { sendParcel } from '#src/backend/orders/goods/send-parcel.ts'
import { fulfilOrders } from '#src/backend/orders/goods/fulfil-orders.ts'
import { refundOrder } from '#src/backend/orders/money/staff-money.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import { createGiftCardBuying, giftOption, typed } from './buying-gift-cards.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const resend = 'POST /consumers-v3/consumer/resendGiftCardEmail'
const balanceOf = 'POST /cart/v1/giftcard/balance'
const cancelCard = 'POST /ops/v1/orders/{orderNumber}/giftCards/{cardId}/cancellation'
const refund = 'POST /ops/v1/orders/{orderNumber}/refunds'

const silent = async (): Promise<never> => {
  throw new Error('The line is dead.')
}

/** Gift cards that are bought: made, mailed, spent, mailed again and taken back. */
export const describeSoldGiftCards = (shop: () => Shop): void => {
  const { checkingOut } = createCheckout(shop)
  const { staff, moneyOf, partsWith } = createFulfilling(shop)
  const { buy, mailed } = createGiftCardBuying(shop)
  keepStock(shop)

  /** Gift cards that are paid and mailed. */
  const received = async (qty = 1) => {
    const bought = await buy(qty)
    await shop().backend.fulfilOrders()
    const [card] = mailed()
    if (!card) throw new Error('no gift card was mailed')
    return { ...bought, card, orderNumber: bought.order.orderNumber }
  }

  /** Pays a part of another order by a card. */
  const spend = async (card: Parameters<typeof typed>[0]) => {
    const visitor = await checkingOut('socks', 1, 'WOOLSOCKS')
    const body = { payment_method_id: 'GIFT_CARD' as const, ...typed(card) }
    const path = { basketId: visitor.cartId }
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', { path, body })
    return visitor.pay()
  }

  it('makes each unit a card, and mails it to its recipient, once however often the work is repeated', async () => {
    const { order } = await received(2)
    await Promise.all([shop().backend.fulfilOrders(), shop().another().fulfilOrders()])
    const cards = mailed()
    expect(cards).toMatchObject([
      { to: giftOption.email, name: 'Zoë', text: 'For your feet', amount: 7500, currency: 'USD' },
      { to: giftOption.email },
    ])
    expect(cards).toHaveLength(2)
    expect(order.items).toMatchObject([{ isGiftCard: true }])
    const { call } = await shopper(shop().backend)
    for (const card of cards)
      expect(await call(balanceOf, { body: typed(card) })).toMatchObject({ balance: 7500, currency: 'USD' })
    const rows = JSON.stringify(await shop().database.sql.select().from(giftCard))
    for (const { number } of cards) expect(rows).not.toContain(number)
  })

  it('mails a card that was bought with goods before these leave, and leaves the goods alone to staff', async () => {
    const visitor = await checkingOut('socks', 1, 'WOOLSOCKS')
    await visitor.call('POST /cart/v1/item', {
      body: {
        cartId: visitor.cartId,
        productId: 'GIFTCARD01',
        upc: 'gift-card',
        qty: 1,
        customAmount: 7500,
        giftOption,
      },
    })
    shop().mails.length = 0
    const { orderNumber, totals } = await visitor.pay()
    await allocateOrders({ ...partsWith({}), clock: () => '2026-06-01T11:00:00.000Z' })
    await shop().backend.fulfilOrders()
    expect(mailed()).toMatchObject([{ to: giftOption.email }])
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${totals.total}`, `captured ${totals.total}`])
    const { order } = await (await staff()).read(orderNumber)
    expect(order).toMatchObject({ st: 'partlyShipped' })
    expect(order.items.map(({ isDigitalProduct, sent }) => [isDigitalProduct, sent])).toEqual([
      [false, 0],
      [true, 1],
    ])
    await (await staff()).ship(orderNumber, [{ id: lineOf(order, 'socks'), qty: 1 }])
    expect((await (await staff()).read(orderNumber)).order.st).toBe('shipped')
  })

  it('mails a card that is for nobody else to its buyer', async () => {
    const { order } = await buy(1, {})
    await shop().backend.fulfilOrders()
    expect(mailed()).toMatchObject([{ to: order.email, name: '', text: '' }])
  })

  it('mails no card before its order is paid, nor of an order that was cancelled', async () => {
    const { visitor, order } = await buy()
    expect(mailed()).toEqual([])
    const { orderNumber } = order
    await visitor.refused('ORD414', resend, { body: { orderNumber } })
    await visitor.call('POST /consumers-v3/consumer/CancelOrder', { body: { orderNumber } })
    for (let time = 0; time < 2; time += 1) await shop().backend.fulfilOrders()
    expect(mailed()).toEqual([])
  })

  it('mails no card once all that was paid for it goes back, though its provider is silent about it', async () => {
    const { order } = await buy()
    const { orderNumber, totals } = order
    const parts = partsWith({ refund: silent })
    await fulfilOrders({ ...parts, mailed: silent })
    const all = { orderNumber, key: 'all', amount: totals.total, cause: 'staff', reason: 'All' } as const
    expect(await refundOrder(parts, { ...all, actor: 'staff' })).toMatchObject({ value: { state: 'due' } })
    await fulfilOrders(parts)
    await shop().backend.fulfilOrders()
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`refunded ${totals.total}`)
    expect(mailed()).toEqual([])
  })

  const withCard = async (upc: string, productId?: string) => {
    const visitor = await checkingOut(upc, 1, productId)
    await visitor.add('gift-card', 1, 'GIFTCARD01')
    const order = await visitor.pay()
    shop().mails.length = 0
    const { paid: card = 0 } = order.items.find(({ upc: one }) => one === 'gift-card')?.price ?? {}
    return { visitor, order, card, path: { orderNumber: order.orderNumber } }
  }

  /** What the provider took of an order and did not give back, once all that is due was done. */
  const keptOf = async (orderNumber: string): Promise<number> => {
    await allocateOrders({ ...partsWith({}), clock: () => '2026-06-01T11:00:00.000Z' })
    await shop().backend.fulfilOrders()
    const moves = (await moneyOf(orderNumber)).map((move) => move.split(' '))
    const signs: Readonly<Record<string, number>> = { captured: 1, refunded: -1 }
    return moves.reduce((sum, [kind = '', amount]) => sum + (signs[kind] ?? 0) * Number(amount), 0)
  }

  it('has what its goods cost go back before a card was mailed, or all, and nothing between', async () => {
    const { order, card, path } = await withCard('socks', 'WOOLSOCKS')
    const { total } = order.totals
    const ops = await staff()
    const { refundable, refundableInFull } = await ops.read(order.orderNumber)
    expect([refundable, refundableInFull]).toEqual([total - card, total])
    const body = { reason: 'A late parcel', refundable }
    for (const amount of [refundable + 1, total - 1, total + 1])
      await ops.refused('ORD412', refund, { path, body: { ...body, amount } })
    await ops.refused('ORD412', refund, { path, body: { ...body, refundable: total, amount: total } })
    const after = await ops.call(refund, { path, body: { ...body, amount: total } })
    expect(after).toMatchObject({ refundable: 0, refundableInFull: 0 })
    expect(await keptOf(order.orderNumber)).toBe(0)
    expect(mailed()).toEqual([])
  })

  it('mails a card that is paid for, though what goods cost happens to be all that is left', async () => {
    const { visitor, order, card, path } = await withCard('boot-frn-8')
    const { orderNumber, totals } = order
    const ops = await staff()
    await ops.call(refund, { path, body: { amount: card, reason: 'Goodwill' } })
    const boots = [{ id: lineOf(order, 'boot-frn-8'), qty: 1 }]
    await visitor.call('POST /consumers-v3/consumer/CancelOrder', { body: { orderNumber, items: boots } })
    const { refunds, refundable } = await ops.read(orderNumber)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total - card)
    expect(refundable).toBe(0)
    expect(await keptOf(orderNumber)).toBe(card)
    expect(mailed()).toMatchObject([{ amount: card }])
  })

  it('is not sent by hand: who sends all of an order sends what is packed', async () => {
    const { orderNumber, items } = (await buy()).order
    await (
      await staff()
    ).refused('ORD411', 'POST /ops/v1/orders/{orderNumber}/parcels', {
      path: { orderNumber },
      body: { shippingId: 'digital', lines: [{ id: lineOf({ items }), qty: 1 }] },
    })
    await shop().backend.fulfilOrders()
    expect(mailed()).toHaveLength(1)
  })

  it('mails a card that is paid for once the goods beside it are on their way back', async () => {
    const visitor = await checkingOut('socks', 1, 'WOOLSOCKS')
    await visitor.add('gift-card', 1, 'GIFTCARD01')
    const order = await visitor.pay()
    const { orderNumber } = order
    const lines = [{ id: lineOf(order, 'socks'), qty: 1 }]
    shop().mails.length = 0
    await sendParcel(partsWith({ capture: silent }))(orderNumber, { shippingId: 'me', lines })
    const back = lines.map((line) => ({ ...line, reason: 'SIZE_SMALL' as const }))
    await visitor.call('POST /consumers-v3/consumer/return/{orderId}/returnLabel', {
      path: { orderId: orderNumber },
      body: { lines: back },
    })
    expect(mailed()).toEqual([])
    await shop().backend.fulfilOrders()
    expect(mailed()).toMatchObject([{ to: order.email }])
  })

  it('pays another order with a card that was bought', async () => {
    const { card } = await received()
    const order = await spend(card)
    expect(order.paymentMethod).toMatchObject([
      { code: 'GIFT_CARD', amount: order.totals.total, c_gcCardNumber: card.number.slice(-4) },
    ])
    const { call } = await shopper(shop().backend)
    const left = 7500 - order.totals.total
    expect(await call(balanceOf, { body: typed(card) })).toMatchObject({ balance: left })
  })

  it('mails a card again that was not used: a new one takes its place', async () => {
    const { visitor, orderNumber, order, card } = await received()
    expect(await visitor.call(resend, { body: { orderNumber } })).toEqual({ sent: 1 })
    const guest = await shopper(shop().backend)
    await guest.refused('ORD409', resend, { body: { orderNumber } })
    await guest.refused('ORD409', resend, { body: { orderNumber, email: 'eve@example.com' } })
    expect(await guest.call(resend, { body: { orderNumber, email: order.email } })).toEqual({ sent: 1 })
    const [, second, third] = mailed()
    expect(new Set(mailed().map(({ number }) => number)).size).toBe(3)
    for (const old of [card, second]) if (old) await guest.refused('GFC760', balanceOf, { body: typed(old) })
    if (third) expect(await guest.call(balanceOf, { body: typed(third) })).toMatchObject({ balance: 7500 })
    await visitor.call(resend, { body: { orderNumber } })
    await visitor.refused('GEN429', resend, { body: { orderNumber } })
  })

  it('mails no card again that was used: it has arrived', async () => {
    const { visitor, orderNumber, card } = await received()
    await spend(card)
    await visitor.refused('ORD414', resend, { body: { orderNumber } })
    expect(mailed()).toHaveLength(1)
  })

  it('takes a card back that was not used, with its money, and no other way', async () => {
    const { orderNumber, card } = await received(2)
    const ops = await staff()
    const path = { orderNumber }
    const { giftCards, refundable } = await ops.read(orderNumber)
    expect(refundable).toBe(0)
    await ops.refused('ORD412', refund, { path, body: { amount: 100, reason: 'A present' } })
    const lastSigns = card.number.slice(-4)
    const own = giftCards.find((one) => one.lastSigns === lastSigns)
    expect(own).toMatchObject({ amount: 7500, state: 'unused' })
    const cardId = own?.cardId ?? ''
    const after = await ops.call(cancelCard, { path: { orderNumber, cardId } })
    expect(after.refunds).toMatchObject([{ amount: 7500, state: 'done' }])
    expect(after.giftCards.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'unused'])
    expect((await moneyOf(orderNumber)).at(-1)).toBe('refunded 7500')
    await ops.refused('ORD414', cancelCard, { path: { orderNumber, cardId } })
    await (await shopper(shop().backend)).refused('GFC760', balanceOf, { body: typed(card) })
  })

  it('does not take a card back that was used', async () => {
    const { orderNumber, card } = await received()
    const ops = await staff()
    await spend(card)
    const [used] = (await ops.read(orderNumber)).giftCards
    expect(used).toMatchObject({ state: 'used' })
    await ops.refused('ORD414', cancelCard, { path: { orderNumber, cardId: used?.cardId ?? '' } })
  })
}
