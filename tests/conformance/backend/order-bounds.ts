import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { settings } from '#src/base/settings.ts'
import { stockReservation, variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { reservedUnitsLimit } from '#src/backend/catalogue/stock/reserve-stock.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { cancelOrder } from '#src/backend/orders/goods/cancel-order.ts'
import { fulfilOrders } from '#src/backend/orders/goods/fulfil-orders.ts'
import { reconcileOrders } from '#src/backend/orders/money/reconciliation.ts'
import { cancellationMails } from '#src/backend/orders/store/untold-events.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { sentAtOnce } from '#src/backend/orders/goods/send-digital.ts'
import { createGiftCardBuying, giftOption } from './buying-gift-cards.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { opening, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

const most = settings.largestEmailedOrder

const giftCards = (cartId: string, qty: number, customAmount = 7500) => ({
  body: { cartId, productId: 'GIFTCARD01', upc: 'gift-card', qty, customAmount },
})

/** What one order may hold, and that a large one holds up no other. */
export const describeOrderBounds = (shop: () => Shop): void => {
  const { checkingOut, cardPayment } = createCheckout(shop)
  const { staff, partsWith, mailsAbout } = createFulfilling(shop)
  const { buy, mailed } = createGiftCardBuying(shop)
  keepStock(shop)
  afterAll(async () => {
    await shop().database.sql.delete(stockReservation)
  })

  it('bounds what comes by email, in all lines of a cart together', async () => {
    const { call, refused, cartId, read } = await shopper(shop().backend)
    const tooMany = await refused('INV408', 'POST /cart/v1/item', giftCards(cartId, most + 1))
    expect(tooMany.additionalInfo).toEqual({ maxAllowedQty: most })
    await call('POST /cart/v1/item', giftCards(cartId, most - 2))
    const more = await refused('INV408', 'POST /cart/v1/item', giftCards(cartId, 3, 5000))
    expect(more.additionalInfo).toEqual({ maxAllowedQty: 2 })
    const { items } = await read()
    const changed = await refused('INV408', 'PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: cartId },
      body: { cartId, itemId: items[0]?.id ?? '', qty: most + 1 },
    })
    expect(changed.additionalInfo).toEqual({ maxAllowedQty: most })
    expect(items).toMatchObject([{ qty: most - 2, maxQty: most }])
  })

  it('refuses an order of more money than is counted', async () => {
    const { call, refused, cartId } = await checkingOut()
    const { sql } = shop().database
    await sql.update(variant).set({ quantity: 999_999 }).where(eq(variant.upc, 'boot-frn-8'))
    const body = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 900_000 }
    const { totals } = await call('POST /cart/v1/item', { body })
    expect(totals.total).toBeGreaterThan(2 ** 31)
    const placing = { body: { cartId, paymentMethod: await cardPayment() } }
    const placed = await refused('CHK380', 'PUT /cart/v2/checkout/order', placing)
    const prepared = await refused('CHK380', 'POST /cart/v1/cart/prepareOrder', {
      body: { basketId: cartId },
    })
    for (const { additionalInfo } of [placed, prepared]) expect(additionalInfo).toEqual({ reason: 'total' })
  })

  it('makes many gift cards in several turns, and those of others in each', async () => {
    const { order } = await buy(sentAtOnce + 1, {})
    const ops = await staff()
    const sent = async () => (await ops.read(order.orderNumber)).giftCards.length
    const turn = async () => {
      const one = await buy(1)
      await shop().backend.fulfilOrders()
      expect(mailed().filter(({ to }) => to !== order.email)).toHaveLength(1)
      expect((await ops.read(one.order.orderNumber)).giftCards).toHaveLength(1)
    }
    await turn()
    expect(await sent()).toBe(sentAtOnce)
    let at = Date.parse(opening)
    const slow = () => new Date((at += 60_000)).toISOString()
    await fulfilOrders({ ...partsWith({}), clock: slow })
    expect(await sent()).toBe(sentAtOnce)
    await turn()
    expect(await sent()).toBe(sentAtOnce + 1)
    expect((await ops.read(order.orderNumber)).order.st).toBe('delivered')
  })

  it('sends what others wait for while the mail of one order fails, and tells staff of that one', async () => {
    const first = await buy(1, {})
    const second = await buy(1)
    const parts = partsWith({})
    await fulfilOrders({
      ...parts,
      mailed: (work) =>
        parts.mailed(({ sql, send }) =>
          work({
            sql,
            send: async (mail) => {
              if ('to' in mail && mail.to === first.order.email) throw new Error('no such mailbox')
              await send(mail)
            },
          }),
        ),
    })
    expect(mailed()).toHaveLength(1)
    shop().setTime('2026-06-01T11:00:01.000Z')
    const { payments } = await (await staff()).call('GET /ops/v1/warnings', {})
    const told = payments.filter(({ kind }) => kind === 'notEmailed')
    expect(told).toMatchObject([{ orderNumber: first.order.orderNumber, amount: 7500 }])
    expect(second.order.orderNumber).not.toBe(first.order.orderNumber)
    shop().setTime(opening)
    await shop().backend.fulfilOrders()
    expect(mailed()).toHaveLength(2)
  })

  it('mails one recipient all cards of an order together, with all the words', async () => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    for (const message of ['One', 'Two']) {
      const { body } = giftCards(cartId, 2)
      await visitor.call('POST /cart/v1/item', { body: { ...body, giftOption: { ...giftOption, message } } })
    }
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: cartId },
      body: { addresses: [home] },
    })
    await visitor.call('PUT /cart/v2/checkout/order', {
      body: { cartId, paymentMethod: await cardPayment() },
    })
    shop().mails.length = 0
    await shop().backend.fulfilOrders()
    const own = shop().mails.filter(({ message }) => message.kind === 'giftCard')
    expect(own).toHaveLength(1)
    expect(own).toMatchObject([
      { to: giftOption.email, message: { text: 'One\n\nTwo', name: giftOption.to } },
    ])
    expect(mailed()).toHaveLength(4)
  })

  it('tells of units that are cancelled one by one three times in an hour, and of all others together', async () => {
    const { call, pay } = await checkingOut('socks', 7, 'WOOLSOCKS')
    const order = await pay()
    const { orderNumber } = order
    const items = [{ id: lineOf(order), qty: 1 }]
    shop().mails.length = 0
    const told = () =>
      shop().mails.flatMap(({ message }) => (message.kind === 'orderCancelledInPart' ? [message.items] : []))
    for (let count = 0; count < 6; count += 1)
      await call('POST /consumers-v3/consumer/CancelOrder', { body: { orderNumber, items } })
    expect(told()).toHaveLength(cancellationMails.count)
    shop().setTime('2026-06-01T11:00:01.000Z')
    await shop().backend.reconcileOrders()
    shop().setTime(opening)
    expect(told()).toHaveLength(cancellationMails.count + 1)
    expect(told().at(-1)).toMatchObject([{ qty: 3 }])
  })

  it('tells of each order in its turn while mails take long and fail', async () => {
    const { backend, setTime } = shop()
    const later = '2026-06-01T10:02:00.000Z'
    const reconcile = async () => {
      setTime(later)
      await backend.reconcileOrders()
      setTime(opening)
    }
    await reconcile()
    let at = Date.parse(opening)
    const tried = new Set<string>()
    const parts = partsWith({})
    const failing: typeof parts = {
      ...parts,
      clock: () => new Date(at).toISOString(),
      mailed: (work) =>
        parts.mailed(({ sql }) =>
          work({
            sql,
            send: async ({ message }) => {
              if ('orderNumber' in message) tried.add(message.orderNumber)
              at += 200_000
              throw new Error('no such mailbox')
            },
          }),
        ),
    }
    const numbers = [await (await checkingOut()).pay(), await (await checkingOut()).pay()].map(
      ({ orderNumber }) => orderNumber,
    )
    for (const orderNumber of numbers) {
      at = Date.parse(opening)
      await cancelOrder(failing)(orderNumber, { actor: 'staff' })
    }
    tried.clear()
    for (let run = 0; run < 40 && tried.size < numbers.length; run += 1) {
      at = Date.parse(later)
      await reconcileOrders(failing)
    }
    expect([...tried].toSorted()).toEqual(numbers.toSorted())
    await reconcile()
    for (const orderNumber of numbers) expect(mailsAbout(orderNumber)).toContain('orderCancelled')
  })

  it('reserves of a large line what a session may hold', async () => {
    const { sql } = shop().database
    await sql.update(variant).set({ quantity: 100 }).where(eq(variant.upc, 'boot-frn-9'))
    const { call, cartId } = await checkingOut('boot-frn-9', 60)
    await call('POST /cart/v1/cart/prepareOrder', { body: { basketId: cartId } })
    const own = eq(stockReservation.cartId, cartId)
    const units = settings.largestReservation
    expect(await sql.select().from(stockReservation).where(own)).toMatchObject([{ qty: units }])
  })

  it('has one client reserve so many units, in all its carts together, and order all the same', async () => {
    const headers = { [clientHeader]: '203.0.113.91' }
    const { sql } = shop().database
    await sql.update(variant).set({ quantity: 1000 }).where(eq(variant.upc, 'boot-frn-9'))
    const reserving = async () => {
      const { send, cartId } = await shopper(shop().backend)
      const body = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-9', qty: settings.largestReservation }
      return (await send('POST', '/cart/v1/reserveWithItem', { body, headers })).status
    }
    const carts = reservedUnitsLimit.points / settings.largestReservation
    for (let count = 0; count < carts; count += 1) expect(await reserving()).toBe(200)
    expect(await reserving()).toBe(429)
    const { send, cartId } = await checkingOut('boot-frn-9')
    const prepare = { body: { basketId: cartId }, headers }
    expect((await send('POST', '/cart/v1/cart/prepareOrder', prepare)).status).toBe(200)
    const own = eq(stockReservation.cartId, cartId)
    expect(await sql.select().from(stockReservation).where(own)).toEqual([])
    const place = { body: { cartId, paymentMethod: await cardPayment() }, headers }
    expect((await send('PUT', '/cart/v2/checkout/order', place)).status).toBe(200)
  })
}
