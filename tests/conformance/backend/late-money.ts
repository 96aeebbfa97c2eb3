import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { cancelOrder } from '#src/backend/orders/goods/cancel-order.ts'
import { fulfilOrders } from '#src/backend/orders/goods/fulfil-orders.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { orderLimiters } from '#src/backend/orders/place/order-limits.ts'
import { patchOrder } from '#src/backend/orders/place/patch-order.ts'
import { countPrepared, countStep, rememberPlaced } from '#src/backend/orders/place/unpaid-steps.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { reconcileOrders } from '#src/backend/orders/money/reconciliation.ts'
import { settleAttempt } from '#src/backend/orders/money/attempt.ts'
import { settleOrder } from '#src/backend/orders/money/settlement.ts'
import { createGiftCardBuying } from './buying-gift-cards.ts'
import { createChangedProvider } from './changed-provider.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import { purgeAt } from './purging.ts'
import { opening, type Shop } from './shop.ts'

const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const release = 'POST /ops/v1/orders/{orderNumber}/release'

const expiry = '2026-06-01T10:31:00.000Z'
const monthLater = '2026-07-05T10:00:00.000Z'

const silent = async (): Promise<never> => {
  throw new Error('The line is dead.')
}

/** Money that comes, or is captured, once its order is over. */
export const describeLateMoney = (shop: () => Shop): void => {
  keepStock(shop)
  const { acquirer, attemptOf, confirmed } = createCheckout(shop)
  const { staff, moneyOf } = createFulfilling(shop)
  const { buy } = createGiftCardBuying(shop)
  const { partsWith, ordered } = createChangedProvider(shop)

  /** Has the shopper confirm a payment, which the shop is told of. */
  const confirm = async (orderNumber: string) => {
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const { threeDS2Result } = await confirmed(orderNumber, true)
    const outcome = await acquirer().provider.complete(reference, threeDS2Result)
    await settleAttempt(shop().database.sql, orderNumber, outcome, partsWith({}))
  }

  const orderedBy = async () => {
    const { orderNumber } = await ordered(testCards.challenging)
    const own = eq(shopOrder.orderNumber, orderNumber)
    const [order] = await shop().database.sql.select().from(shopOrder).where(own)
    return { orderNumber, cartId: order?.cartId ?? '', sessionId: order?.sessionId ?? '' }
  }

  it.each([
    ['gives back', 'paid', 0],
    ['keeps', 'cancelled', 2],
  ] as const)(
    '%s the steps of an order that was %s before its shopper came back',
    async (_, how, counted) => {
      const { orderNumber, cartId, sessionId } = await orderedBy()
      const limits = orderLimiters(createRateLimiters(undefined))
      const from = { client: '203.0.113.1' }
      await countPrepared(limits, from, cartId)
      await countStep(limits, from)
      await rememberPlaced(limits, from, orderNumber)
      if (how === 'paid') await confirm(orderNumber)
      else await cancelOrder(partsWith({}))(orderNumber, { actor: 'shopper' })
      const patch = { code: 'CREDIT_CARD', additionalData: await confirmed(orderNumber, true) }
      for (let time = 0; time < 2; time += 1)
        expect(
          await patchOrder({ ...partsWith({}), ...limits })(orderNumber, patch, { sessionId, ...from }),
        ).toMatchObject({ ok: true })
      let left = 0
      while ((await countStep(limits, from)).ok) left += 1
      expect(left).toBe(100 - counted)
    },
  )

  it('forgets no failed order for which money came, until that went back', async () => {
    const { sql } = shop().database
    const { orderNumber, status } = await ordered(testCards.challenging)
    shop().setTime(expiry)
    await shop().backend.reconcileOrders()
    shop().setTime(opening)
    const setStock = (quantity: number) =>
      sql.update(variant).set({ quantity }).where(eq(variant.upc, 'boot-frn-8'))
    await setStock(0)
    await confirm(orderNumber)
    expect(await status()).toBe('failed')
    const isKept = async () => {
      await purgeAt(shop(), 'orders', monthLater)
      return (await sql.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber))).length === 1
    }
    expect(await isKept()).toBe(true)
    for (const cancelling of [silent, async () => 'refused' as const]) {
      await settleOrder(partsWith({ cancel: cancelling }), orderNumber)
      expect(await isKept()).toBe(true)
    }
    const ops = await staff()
    await ops.call(release, { path: { orderNumber } })
    expect(await isKept()).toBe(false)
    await setStock(50)
  })

  it('notes that money was captured and refunded of an order that was cancelled meanwhile', async () => {
    const { order } = await buy()
    const { orderNumber, totals } = order
    const broken = partsWith({ capture: silent })
    await fulfilOrders(broken)
    expect(await attemptOf(orderNumber)).toMatchObject({ captureState: 'due' })
    expect((await cancelOrder(broken)(orderNumber, { actor: 'staff' })).ok).toBe(true)
    await shop().backend.fulfilOrders()
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`refunded ${totals.total}`)
    const { events } = await (await staff()).read(orderNumber)
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['cancelled', 'captured', 'refunded'])
    const own = eq(shopOrder.orderNumber, orderNumber)
    const [stored] = await shop().database.sql.select().from(shopOrder).where(own)
    expect(stored).toMatchObject({ payment: 'refunded', fulfilment: 'cancelled' })
  })

  it('notes an order as refunded once the last of its refunds is done', async () => {
    const { order } = await buy(2)
    const { orderNumber } = order
    const broken = partsWith({ capture: silent })
    await fulfilOrders(broken)
    for (const lines of [[{ id: lineOf(order), qty: 1 }], undefined])
      expect((await cancelOrder(broken)(orderNumber, { actor: 'staff', lines })).ok).toBe(true)
    await shop().backend.fulfilOrders()
    const { events, refunds } = await (await staff()).read(orderNumber)
    expect(refunds.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(events.map(({ kind }) => kind).slice(-4)).toEqual([
      ...['cancelled', 'captured', 'refundedInPart', 'refunded'],
    ])
  })

  it('ends what nobody pays though a provider is long about what it is to give up', async () => {
    const waiting = await ordered(testCards.challenging)
    const late = [await ordered(testCards.challenging), await ordered(testCards.challenging)]
    for (const { call, orderNumber } of late) {
      await call(cancel, { body: { orderNumber } })
      await confirm(orderNumber)
    }
    let at = Date.parse(expiry)
    const slow = async () => {
      at += 200_000
      return silent()
    }
    await reconcileOrders({ ...partsWith({ cancel: slow }), clock: () => new Date(at).toISOString() })
    expect(await waiting.status()).toBe('failed')
    shop().setTime(new Date(at + 200_000).toISOString())
    await shop().backend.reconcileOrders()
    await shop().backend.fulfilOrders()
    shop().setTime(opening)
    for (const { orderNumber, total } of late)
      expect((await moneyOf(orderNumber)).at(-1)).toBe(`voided ${total}`)
  })
}
