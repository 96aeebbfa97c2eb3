import { beforeAll, expect, it } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { acquirerSignature } from '#src/backend/payments/embedded-acquirer.ts'
import { refundOrder } from '#src/backend/orders/money/staff-money.ts'
import { settleMoney } from '#src/backend/orders/money/settlement.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'

const refund = 'POST /ops/v1/orders/{orderNumber}/refunds'
const cancel = 'POST /consumers-v3/consumer/CancelOrder'
const pin = '4711'
const numbers = {
  mixed: '7030000000000001',
  alone: '7030000000000002',
  late: '7030000000000003',
  beside: '7030000000000004',
}

/** Money that goes back to what paid an order. */
export const describeRefunds = (shop: () => Shop): void => {
  keepStock(shop)
  const { acquirer, attemptOf, checkingOut, confirmed } = createCheckout(shop)
  const { staff, partsWith, moneyOf, tendersOf, mailsAbout } = createFulfilling(shop)

  beforeAll(async () => {
    const printed = [
      { number: numbers.mixed, balance: 3000 },
      { number: numbers.late, balance: 3000 },
      { number: numbers.beside, balance: 6000 },
      { number: numbers.alone, balance: 500_000 },
    ]
    await administerGiftCards(shop().database).load(
      printed.map((card) => printedCardSchema.parse({ ...card, pin, currency: 'USD' })),
    )
  })

  const withGift = async (number: string) => {
    const visitor = await checkingOut()
    const body = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: number, pin } as const
    const path = { basketId: visitor.cartId }
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', { path, body })
    const balance = async () => {
      const response = await visitor.send('POST', '/cart/v1/giftcard/balance', {
        body: { c_gcCardNumber: number, pin },
      })
      const [shown] =
        JSON.stringify(await response.json())
          .match(/"balance":(\d+)/)
          ?.slice(1) ?? []
      return Number(shown ?? 0)
    }
    return { ...visitor, balance }
  }

  it('gives the card its money back before the gift card, each once, and never more than was paid', async () => {
    const visitor = await withGift(numbers.mixed)
    const { orderNumber, totals, items } = await visitor.pay()
    const ops = await staff()
    await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
    const byCard = totals.total - 3000
    const path = { orderNumber }
    const body = { amount: byCard - 500, reason: 'A scratch', refundId: randomId() }
    for (let time = 0; time < 2; time += 1) {
      const { refunds, refundable, order } = await ops.call(refund, { path, body })
      expect(refunds).toMatchObject([
        { amount: byCard - 500, reason: 'A scratch', state: 'done', parts: [{ code: 'CREDIT_CARD' }] },
      ])
      expect(refundable).toBe(3500)
      expect(order.st).toBe('shipped')
    }
    await ops.refused('ORD412', refund, { path, body: { amount: 3501, reason: 'Too much' } })
    const all = await ops.call(refund, { path, body: { amount: 3500, reason: 'All of it' } })
    expect(all).toMatchObject({ refundable: 0, order: { st: 'refunded' } })
    const rest = all.refunds.find(({ reason }) => reason === 'All of it')
    expect(rest?.parts.toSorted((one, other) => one.amount - other.amount)).toEqual([
      { code: 'CREDIT_CARD', amount: 500 },
      { code: 'GIFT_CARD', amount: 3000 },
    ])
    expect(await visitor.balance()).toBe(3000)
    expect((await moneyOf(orderNumber)).slice(1)).toEqual([
      `captured ${byCard}`,
      `refunded ${byCard - 500}`,
      'refunded 500',
    ])
    for (const { amount, refunded } of await tendersOf(orderNumber)) expect(refunded).toBe(amount)
    expect(mailsAbout(orderNumber)).toEqual(['orderPlaced', 'orderSent', 'orderRefunded', 'orderRefunded'])
    await ops.refused('ORD412', refund, { path, body: { amount: 1, reason: 'One more' } })
  })

  it('refuses a refund by a caller who saw another amount, and another amount by a known key', async () => {
    const visitor = await checkingOut()
    const { orderNumber, totals, items } = await visitor.pay()
    const { total } = totals
    const ops = await staff()
    await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
    const path = { orderNumber }
    const first = { amount: 500, reason: 'A scratch', refundId: randomId(), refundable: total }
    for (let time = 0; time < 2; time += 1) await ops.call(refund, { path, body: first })
    const { refundId, ...other } = first
    await ops.refused('ORD412', refund, { path, body: { ...other, refundId: randomId() } })
    await ops.refused('ORD412', refund, { path, body: { amount: 600, reason: 'A scratch', refundId } })
    expect((await moneyOf(orderNumber)).slice(1)).toEqual([`captured ${total}`, 'refunded 500'])
    await ops.call(refund, { path, body: { ...other, refundable: total - 500 } })
    expect((await moneyOf(orderNumber)).at(-1)).toBe('refunded 500')
  })

  it('gives a gift card its money back once of an order that is cancelled before it is paid, and paid then', async () => {
    const visitor = await withGift(numbers.late)
    const { orderNumber } = await visitor.pay(testCards.challenging)
    expect(await visitor.balance()).toBe(0)
    const { threeDS2Result } = await confirmed(orderNumber, true)
    await visitor.call(cancel, { body: { orderNumber } })
    expect(await visitor.balance()).toBe(3000)
    const refunded = async (method: string) => {
      const tender = (await tendersOf(orderNumber)).find((one) => one.method === method)
      return tender && tender.refunded === tender.amount
    }
    expect([await refunded('GIFT_CARD'), await refunded('CREDIT_CARD')]).toEqual([true, false])
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    await acquirer().provider.complete(reference, threeDS2Result)
    const { body, signature } = await acquirer().provider.webhookOf(reference)
    const headers = { [acquirerSignature]: signature }
    await shop().backend.fetch(
      new Request('http://shop.test/webhooks/payments', { method: 'POST', body, headers }),
    )
    expect((await moneyOf(orderNumber)).at(-1)).toMatch(/^voided/)
    expect([await refunded('GIFT_CARD'), await refunded('CREDIT_CARD')]).toEqual([true, true])
    expect((await (await staff()).read(orderNumber)).refundable).toBe(0)
    expect(await visitor.balance()).toBe(3000)
  })

  it('refunds what two ask for at once, as far as there is money', async () => {
    const visitor = await checkingOut()
    const { orderNumber, totals, items } = await visitor.pay()
    const ops = await staff()
    await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
    const body = { amount: totals.total, reason: 'Twice' }
    const responses = await Promise.all(
      [1, 2].map(() => ops.send('POST', `/ops/v1/orders/${orderNumber}/refunds`, { body })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await moneyOf(orderNumber)).at(-1)).toBe(`refunded ${totals.total}`)
  })

  it('takes less of what is not captured yet, and keeps an order that a gift card pays in the end', async () => {
    const visitor = await withGift(numbers.mixed)
    const { orderNumber, totals, items } = await visitor.pay()
    const ops = await staff()
    const byCard = totals.total - 3000
    const path = { orderNumber }
    const reduced = await ops.call(refund, { path, body: { amount: byCard, reason: 'A gift' } })
    expect(reduced.refunds).toMatchObject([{ state: 'done' }])
    expect(await moneyOf(orderNumber)).toEqual([`authorised ${byCard}`, `voided ${byCard}`])
    const shipped = await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
    expect(shipped.order.st).toBe('shipped')
    expect((await moneyOf(orderNumber)).length).toBe(2)
    const { refundable } = await ops.call(refund, { path, body: { amount: 3000, reason: 'The rest' } })
    expect(refundable).toBe(0)
    expect(await visitor.balance()).toBe(3000)
  })

  it.each([
    ['takes', { st: 'refunded' }, ['captured', 'refundedInPart', 'refunded']],
    ['refuses', { st: 'shipped' }, ['captured', 'refundedInPart', 'refundRefused']],
  ] as const)(
    'refunds no order in full before its provider %s an earlier refund',
    async (conduct, order, events) => {
      const visitor = await withGift(numbers.beside)
      const { orderNumber, totals, items } = await visitor.pay()
      const byCard =
        (await tendersOf(orderNumber)).find(({ method }) => method === 'CREDIT_CARD')?.amount ?? 0
      const ops = await staff()
      await ops.ship(orderNumber, [{ id: lineOf({ items }), qty: 1 }])
      const silent = partsWith({ refund: () => Promise.reject(new Error('The line is dead.')) })
      const part = { orderNumber, cause: 'staff', reason: 'All', actor: 'staff' } as const
      for (const amount of [byCard, totals.total - byCard])
        await refundOrder(silent, { ...part, amount, key: randomId() })
      await settleMoney(partsWith(conduct === 'takes' ? {} : { refund: async () => 'refused' }), orderNumber)
      const seen = await ops.read(orderNumber)
      expect(seen).toMatchObject({ order, refundable: conduct === 'takes' ? 0 : byCard })
      expect(seen.events.flatMap(({ kind }) => (/^(captured|refund)/.test(kind) ? [kind] : []))).toEqual(
        events,
      )
    },
  )

  it('gives a gift card back at once what units cost that it paid alone', async () => {
    const visitor = await withGift(numbers.alone)
    await visitor.add('boot-frn-9', 1)
    const { orderNumber, items, totals } = await visitor.call('PUT /cart/v2/checkout/order', {
      body: { cartId: visitor.cartId },
    })
    expect(await visitor.balance()).toBe(500_000 - totals.total)
    const lines = [{ id: lineOf({ items }, 'boot-frn-9'), qty: 1 }]
    const after = await visitor.call(cancel, { body: { orderNumber, items: lines } })
    expect(after.st).toBe('partlyRefunded')
    const [{ amount } = { amount: 0 }] = after.refunds
    expect(amount).toBeGreaterThan(0)
    expect(await visitor.balance()).toBe(500_000 - totals.total + amount)
    await visitor.call(cancel, { body: { orderNumber } })
    expect(await visitor.balance()).toBe(500_000)
  })
}
