import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { patchOrder } from '#src/backend/orders/place/patch-order.ts'
import { refundOrder, retryCapture, retryRelease } from '#src/backend/orders/money/staff-money.ts'
import { sendParcel } from '#src/backend/orders/goods/send-parcel.ts'
import { orderLimiters } from '#src/backend/orders/place/order-limits.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { ordersToEmail } from '#src/backend/orders/goods/orders-to-email.ts'
import { ordersToRelease } from '#src/backend/orders/money/release.ts'
import { settleAttempt } from '#src/backend/orders/money/attempt.ts'
import { settleOrder } from '#src/backend/orders/money/settlement.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createChangedProvider } from './changed-provider.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'

const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const release = 'POST /ops/v1/orders/{orderNumber}/release'
const retry = 'POST /ops/v1/orders/{orderNumber}/capture'

/** Money that a provider refuses or takes back, and what then waits for staff. */
export const describeMoneyTakenBack = (shop: () => Shop): void => {
  keepStock(shop)
  const { acquirer, attemptOf, checkingOut, confirmed } = createCheckout(shop)
  const { staff, moneyOf } = createFulfilling(shop)
  const { partsWith, ordered, post, tell } = createChangedProvider(shop)

  it('tries a refused capture again where staff says so, of what is still bought', async () => {
    const { orderNumber, body, total } = await ordered()
    await sendParcel(partsWith({ capture: async () => 'refused' }))(orderNumber, body)
    const ops = await staff()
    const path = { orderNumber }
    await ops.call('POST /ops/v1/orders/{orderNumber}/refunds', {
      path,
      body: { amount: 500, reason: 'Late' },
    })
    const captured = await ops.call(retry, { path })
    expect(captured.attempts).toMatchObject([{ capture: { state: 'done', amount: total - 500 } }])
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${total}`, `captured ${total - 500}`])
    await ops.refused('ORD411', retry, { path })
  })

  it('sends another key for a capture that is tried again', async () => {
    const { orderNumber, body } = await ordered()
    const keys: string[] = []
    const refusing = partsWith({
      capture: async ({ key }) => {
        keys.push(key)
        return 'refused'
      },
    })
    await sendParcel(refusing)(orderNumber, body)
    expect((await retryCapture(refusing)(orderNumber)).ok).toBe(true)
    expect(new Set(keys).size).toBe(2)
  })

  it('lets no goods leave once a capture is taken back, and captures anew', async () => {
    const visitor = await checkingOut('boot-frn-8', 2)
    const order = await visitor.pay()
    const { orderNumber } = order
    const { total } = order.totals
    const body = { shippingId: 'me', lines: [{ id: lineOf(order), qty: 1 }] }
    await sendParcel(partsWith({}))(orderNumber, body)
    await tell(orderNumber, `${(await attemptOf(orderNumber))?.key}-capture`, 'captureFailed', total)
    expect(await sendParcel(partsWith({}))(orderNumber, body)).toMatchObject({ ok: false })
    const ops = await staff()
    const { attempts, events } = await ops.read(orderNumber)
    expect(attempts).toMatchObject([{ capture: { state: 'refused' } }])
    expect(events.at(-1)?.kind).toBe('captureRefused')
    await post(orderNumber)
    expect((await ops.read(orderNumber)).events).toEqual(events)
    const { attempts: anew } = await ops.call(retry, { path: { orderNumber } })
    expect(anew).toMatchObject([{ capture: { state: 'done', amount: total } }])
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`captured ${total}`)
    expect((await sendParcel(partsWith({}))(orderNumber, body)).ok).toBe(true)
  })

  it('captures anew what failed though nobody heard that it was taken', async () => {
    const { orderNumber, body, total } = await ordered()
    const silent = partsWith({ capture: () => Promise.reject(new Error('The line is dead.')) })
    await sendParcel(silent)(orderNumber, body)
    await tell(orderNumber, `${(await attemptOf(orderNumber))?.key}-capture`, 'captureFailed', total)
    await settleOrder(silent, orderNumber)
    const ops = await staff()
    const { attempts } = await ops.call(retry, { path: { orderNumber } })
    expect(attempts).toMatchObject([{ capture: { state: 'done', amount: total } }])
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`captured ${total}`)
  })

  it.each([500, undefined])('frees the money of a refund that is taken back, of %s', async (part) => {
    const { orderNumber, body, total } = await ordered()
    await sendParcel(partsWith({}))(orderNumber, body)
    const amount = part ?? total
    const refund = { orderNumber, amount, cause: 'staff', reason: 'All', actor: 'staff' } as const
    const first = await refundOrder(partsWith({}), { ...refund, key: 'first' })
    await tell(orderNumber, first.ok ? first.value.id : '', 'refundFailed', amount)
    const ops = await staff()
    for (let time = 0; time < 2; time += 1) {
      const after = await ops.read(orderNumber)
      expect(after).toMatchObject({
        refundable: total,
        refunds: [{ state: 'refused' }],
        order: { st: 'shipped' },
      })
      expect(after.events.filter(({ kind }) => kind === 'refundFailed')).toHaveLength(1)
      await post(orderNumber)
    }
    await refundOrder(partsWith({}), { ...refund, key: 'second' })
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`refunded ${amount}`)
    expect((await ops.read(orderNumber)).refundable).toBe(total - amount)
  })

  it('leads no shopper back to a page that they came from, where its provider does not say what came of it', async () => {
    const { orderNumber } = await ordered(testCards.challenging)
    const additionalData = await confirmed(orderNumber, true)
    const silent = partsWith({
      complete: async () => {
        throw new Error('The response was lost.')
      },
    })
    const { sql } = shop().database
    const [own] = await sql.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber))
    const limiters = orderLimiters(createRateLimiters(undefined))
    const patched = await patchOrder({ ...silent, ...limiters })(
      orderNumber,
      { code: 'CREDIT_CARD', additionalData },
      { sessionId: own?.sessionId ?? '' },
    )
    expect(patched).toMatchObject({ ok: true, value: { flash: [{ type: 'PaymentPending' }] } })
    expect((await attemptOf(orderNumber))?.url).toBeNull()
  })

  it('asks no more for what a provider does not give up of a cancelled order, and shows it to staff', async () => {
    const { call, orderNumber, total } = await ordered(testCards.challenging)
    await call(cancel, { body: { orderNumber } })
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const { threeDS2Result } = await confirmed(orderNumber, true)
    const outcome = await acquirer().provider.complete(reference, threeDS2Result)
    const { sql } = shop().database
    await settleAttempt(sql, orderNumber, outcome, partsWith({}))
    expect(await ordersToRelease(sql, 200)).toContain(orderNumber)
    await settleOrder(partsWith({ cancel: async () => 'refused' }), orderNumber)
    expect(await ordersToRelease(sql, 200)).not.toContain(orderNumber)
    const { refunds } = await (await staff()).read(orderNumber)
    expect(refunds).toMatchObject([{ state: 'refused', amount: total }])
  })

  it('tries to give money back again where staff says so, each time by another key', async () => {
    const { call, orderNumber, total } = await ordered(testCards.challenging)
    await call(cancel, { body: { orderNumber } })
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const { threeDS2Result } = await confirmed(orderNumber, true)
    const outcome = await acquirer().provider.complete(reference, threeDS2Result)
    const ops = await staff()
    const path = { orderNumber }
    await ops.refused('ORD411', release, { path })
    const keys: string[] = []
    const refusing = partsWith({
      cancel: async ({ key }) => {
        keys.push(key)
        return 'refused'
      },
    })
    await settleAttempt(shop().database.sql, orderNumber, outcome, refusing)
    await settleOrder(refusing, orderNumber)
    for (let time = 0; time < 2; time += 1) expect((await retryRelease(refusing)(orderNumber)).ok).toBe(true)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(3)
    expect((await ops.read(orderNumber)).mayRetryRelease).toBe(true)
    const released = await ops.call(release, { path })
    expect(released).toMatchObject({ mayRetryRelease: false, refundable: 0 })
    expect(released.refunds.map(({ state }) => state).toSorted()).toEqual([
      ...['done', 'refused', 'refused', 'refused'],
    ])
    expect(await moneyOf(orderNumber)).toEqual([
      `challenged ${total}`,
      ...[`authorised ${total}`, `voided ${total}`],
    ])
    await ops.refused('ORD411', release, { path })
  })

  it('looks no more for what comes by email once that is cancelled', async () => {
    const visitor = await checkingOut()
    await visitor.add('gift-card', 1, 'GIFTCARD01')
    const order = await visitor.pay()
    const { orderNumber } = order
    const { sql } = shop().database
    await sql
      .update(shopOrder)
      .set({ payment: 'captured', fulfilment: 'allocated' })
      .where(eq(shopOrder.orderNumber, orderNumber))
    expect(await ordersToEmail(sql, 200)).toContain(orderNumber)
    const items = [{ id: lineOf(order, 'gift-card'), qty: 1 }]
    await visitor.call(cancel, { body: { orderNumber, items } })
    expect(await ordersToEmail(sql, 200)).not.toContain(orderNumber)
  })
}
