import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { orderTender, paymentAttempt, shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import { acquirerPayment } from '#src/backend/payments/acquirer-tables.ts'
import { acquirerSignature } from '#src/backend/payments/embedded-acquirer.ts'
import { foldAttempt } from '#src/rules/payments/fold-attempt.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { createCheckout, testCards } from './backend/checking-out.ts'
import { openShop, type Shop } from './backend/shop.ts'

const socks = 'socks'
const card = { number: '7020000000000001', pin: '4711' }

/** When the process ends: before that many more statements; undefined if it does not. */
let statementsLeft: number | undefined
const endBefore = (statement: string): void => {
  if (statementsLeft === undefined || /^(begin|rollback)/i.test(statement)) return
  if (statementsLeft <= 0) throw new Error('the process ended')
  statementsLeft -= 1
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ memory: true }, { onStatement: endBefore })
  await administerGiftCards(shop.database).load([
    printedCardSchema.parse({ ...card, balance: 50_000_000, currency: 'USD' }),
  ])
})
afterAll(() => shop.close())

const step = fc.record({
  kind: fc.constantFrom('place', 'place', 'pass', 'fail', 'webhook', 'cancel', 'reconcile'),
  endsAfter: fc.option(fc.integer({ min: 0, max: 45 }), { nil: undefined }),
})

const schedule = fc.record({
  number: fc.constantFrom(...Object.values(testCards)),
  hasGift: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
})

const stockOf = async (): Promise<number> => {
  const own = and(eq(variant.productId, 'WOOLSOCKS'), eq(variant.upc, socks))
  return (await shop.database.sql.select().from(variant).where(own))[0]?.quantity ?? 0
}

const giftBalance = async (): Promise<number> =>
  (await shop.database.sql.select().from(giftCard).where(eq(giftCard.lastSigns, '0001')))[0]?.balance ?? 0

/** A shopper with two pairs of socks who has said where they go and how they pay. */
const checkOut = async (number: string, hasGift: boolean) => {
  const { checkingOut, cardPayment, confirmed } = createCheckout(() => shop)
  const visitor = await checkingOut(socks, 2, 'WOOLSOCKS')
  if (hasGift) {
    const body = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: card.number, pin: card.pin } as const
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
      path: { basketId: visitor.cartId },
      body,
    })
    await shop.database.sql
      .execute(sql`update cart set details = jsonb_set(details, '{paymentInstruments,0,giftCard,balance}', '1000')
      where id = ${visitor.cartId}`)
  }
  const paymentMethod = await cardPayment(number)
  return { ...visitor, paymentMethod, confirmed }
}

const ordersOf = (cartId: string) =>
  shop.database.sql.select().from(shopOrder).where(eq(shopOrder.cartId, cartId))

const post = async (reference: string): Promise<void> => {
  const { provider } = createCheckout(() => shop).acquirer()
  const { body, signature } = await provider.webhookOf(reference)
  const headers = { [acquirerSignature]: signature }
  await shop.backend.fetch(
    new Request('http://shop.test/webhooks/payments', { method: 'POST', body, headers }),
  )
}

type Visitor = Awaited<ReturnType<typeof checkOut>>

const act = async (visitor: Visitor, kind: string): Promise<void> => {
  const [order] = await ordersOf(visitor.cartId)
  const orderNumber = order?.orderNumber ?? 'W0000000000'
  if (kind === 'place') {
    const body = { cartId: visitor.cartId, paymentMethod: visitor.paymentMethod }
    await visitor.send('PUT', '/cart/v2/checkout/order', { body })
  }
  if (kind === 'pass' || kind === 'fail') {
    const additionalData = await visitor.confirmed(orderNumber, kind === 'pass')
    const body = { paymentMethod: { code: 'CREDIT_CARD', additionalData } }
    await visitor.send('PATCH', `/cart/v2/checkout/order/${orderNumber}`, { body })
  }
  if (kind === 'cancel')
    await visitor.send('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderNumber } })
  if (kind === 'reconcile') await shop.backend.reconcileOrders()
  if (kind === 'webhook') {
    const ofOrder = eq(acquirerPayment.orderNumber, orderNumber)
    for (const { reference } of await shop.database.sql.select().from(acquirerPayment).where(ofOrder))
      await post(reference)
  }
}

/** Lets an hour go by in which the process runs: everything open comes to its end. */
const settle = async (): Promise<void> => {
  for (const minutes of [2, 32, 34]) {
    shop.setTime(new Date(Date.parse('2026-06-01T10:00:00.000Z') + minutes * 60_000).toISOString())
    await shop.backend.reconcileOrders()
    await shop.backend.fulfilOrders()
  }
  shop.setTime('2026-06-01T10:00:00.000Z')
}

const heldOf = (events: (typeof acquirerPayment.$inferSelect)['events']): number => {
  const { outcome, authorised, refunded } = foldAttempt(events)
  return outcome === 'authorised' ? authorised - refunded : 0
}

it('keeps money, stock, gift cards and orders together, wherever the process ends', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ number, hasGift, steps }) => {
      const before = { stock: await stockOf(), gift: await giftBalance() }
      const visitor = await checkOut(number, hasGift)
      shop.mails.length = 0
      for (const { kind, endsAfter } of steps) {
        statementsLeft = endsAfter
        await act(visitor, kind).catch(() => undefined)
        statementsLeft = undefined
      }
      await settle()

      const orders = await ordersOf(visitor.cartId)
      const good = orders.filter(
        ({ payment, fulfilment }) => payment !== 'failed' && fulfilment !== 'cancelled',
      )
      expect(good.length).toBeLessThanOrEqual(1)
      for (const { payment } of good) expect(['authorised', 'captured']).toContain(payment)
      expect(before.stock - (await stockOf())).toBe(2 * good.length)
      expect(before.gift - (await giftBalance())).toBe(hasGift ? 1000 * good.length : 0)
      for (const { orderNumber, payment, fulfilment } of orders) {
        const isGood = payment !== 'failed' && fulfilment !== 'cancelled'
        const [charged] = await shop.database.sql
          .select({ amount: orderTender.amount, outcome: paymentAttempt.outcome })
          .from(paymentAttempt)
          .innerJoin(orderTender, eq(orderTender.id, paymentAttempt.tenderId))
          .where(eq(paymentAttempt.orderNumber, orderNumber))
        const payments = await shop.database.sql
          .select()
          .from(acquirerPayment)
          .where(eq(acquirerPayment.orderNumber, orderNumber))
        const held = payments.reduce((sum, { events }) => sum + heldOf(events), 0)
        expect({ orderNumber, payment, fulfilment, held }).toMatchObject({
          held: isGood ? charged?.amount : 0,
        })
        const told = shop.mails.filter(({ message }) => message.kind === 'orderPlaced')
        expect(told.length).toBeLessThanOrEqual(1)
        if (isGood) expect(told).toHaveLength(1)
      }
      const lines = (await visitor.read().catch(() => undefined))?.items.length
      if (good.length === 1) expect(lines).toBe(0)
    }),
    runsUpTo(1000),
  )
})
