import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { orderTender, paymentAttempt } from '#src/backend/orders/store/order-tables.ts'
import { acquirerPayment } from '#src/backend/payments/acquirer-tables.ts'
import { acquirerSignature } from '#src/backend/payments/embedded-acquirer.ts'
import { administerGiftCards, printedCardSchema } from '#src/backend/payments/gift-card-administration.ts'
import { giftCard } from '#src/backend/payments/gift-card-tables.ts'
import type { StaffOrder } from '#src/contract/orders/staff-calls.ts'
import { foldAttempt } from '#src/rules/payments/fold-attempt.ts'
import { runsUpTo } from '#tests/setup/extent.ts'
import { createCheckout } from './backend/checking-out.ts'
import { lineOf } from './backend/fulfilling.ts'
import { openShop, opening, type Shop } from './backend/shop.ts'
import { staffVisitor } from './backend/staff-visitor.ts'

const card = { number: '7020000000000002', pin: '4711' }
const units = 3
const runs = runsUpTo(300)

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
  await shop.database.sql
    .update(variant)
    .set({ quantity: 1_000_000 })
    .where(eq(variant.productId, 'WOOLSOCKS'))
  const printed = printedCardSchema.parse({ ...card, balance: 50_000_000, currency: 'USD' })
  await administerGiftCards(shop.database).load([printed])
})
afterAll(() => shop.close())

const step = fc.record({
  kind: fc.constantFrom(
    ...([
      'ship',
      'ship',
      'arrive',
      'cancelUnit',
      'cancelUnit',
      'cancel',
      'refund',
      'fulfil',
      'webhook',
    ] as const),
  ),
  endsAfter: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
})
const schedule = fc.record({
  hasGift: fc.boolean(),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
})
type Step = 'ship' | 'arrive' | 'cancelUnit' | 'cancel' | 'refund' | 'fulfil' | 'webhook'

const stockOf = async (): Promise<number> => {
  const own = and(eq(variant.productId, 'WOOLSOCKS'), eq(variant.upc, 'socks'))
  return (await shop.database.sql.select().from(variant).where(own))[0]?.quantity ?? 0
}
const giftBalance = async (): Promise<number> =>
  (await shop.database.sql.select().from(giftCard).where(eq(giftCard.lastSigns, '0002')))[0]?.balance ?? 0

/** An order of three pairs of socks that is paid by card, and in part by a gift card. */
const ordered = async (hasGift: boolean) => {
  const visitor = await createCheckout(() => shop).checkingOut('socks', units, 'WOOLSOCKS')
  if (hasGift) {
    const body = { payment_method_id: 'GIFT_CARD', c_gcCardNumber: card.number, pin: card.pin } as const
    const path = { basketId: visitor.cartId }
    await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', { path, body })
    await shop.database.sql
      .execute(sql`update cart set details = jsonb_set(details, '{paymentInstruments,0,giftCard,balance}', '1000')
      where id = ${visitor.cartId}`)
  }
  return { visitor, order: await visitor.pay() }
}

const post = async (orderNumber: string): Promise<void> => {
  const ofOrder = eq(acquirerPayment.orderNumber, orderNumber)
  const [payment] = await shop.database.sql.select().from(acquirerPayment).where(ofOrder)
  const { provider } = createCheckout(() => shop).acquirer()
  const { body, signature } = await provider.webhookOf(payment?.reference ?? '')
  const headers = { [acquirerSignature]: signature }
  await shop.backend.fetch(
    new Request('http://shop.test/webhooks/payments', { method: 'POST', body, headers }),
  )
}

type Ordered = Awaited<ReturnType<typeof ordered>>
type Staff = Awaited<ReturnType<typeof staffVisitor>>

const act = async ({ visitor, order }: Ordered, staff: Staff, kind: Step): Promise<void> => {
  const { orderNumber } = order
  const path = `/ops/v1/orders/${orderNumber}`
  const lines = [{ id: lineOf(order), qty: 1 }]
  if (kind === 'ship') await staff.send('POST', `${path}/parcels`, { body: { shippingId: 'me', lines } })
  if (kind === 'refund')
    await staff.send('POST', `${path}/refunds`, { body: { amount: 700, reason: 'Late' } })
  if (kind === 'cancelUnit') await staff.send('POST', `${path}/cancellation`, { body: { lines } })
  if (kind === 'cancel')
    await visitor.send('POST', '/consumers-v3/consumer/CancelOrder', { body: { orderNumber } })
  if (kind === 'arrive') {
    const whole = await staff.call('GET /ops/v1/orders/{orderNumber}', { path: { orderNumber } })
    const parcel = whole.order.shipments[0]?.parcels.find(({ arrivedAt }) => arrivedAt === undefined)
    if (parcel) await staff.send('POST', `${path}/parcels/${parcel.parcelId}/arrival`, {})
  }
  if (kind === 'fulfil') await shop.backend.fulfilOrders()
  if (kind === 'webhook') await post(orderNumber)
}

/** Lets an hour go by in which the process runs. */
const settle = async (): Promise<void> => {
  for (const minute of ['05', '10', '15']) {
    shop.setTime(`2026-06-01T10:${minute}:00.000Z`)
    await shop.backend.reconcileOrders()
    await shop.backend.fulfilOrders()
  }
  shop.setTime(opening)
}

/** What the provider holds of an order: captured, or authorised while nothing left. */
const heldOf = async (orderNumber: string): Promise<{ held: number; charged: number }> => {
  const ofOrder = eq(acquirerPayment.orderNumber, orderNumber)
  const [payment] = await shop.database.sql.select().from(acquirerPayment).where(ofOrder)
  const state = foldAttempt(payment?.events ?? [])
  const [row] = await shop.database.sql
    .select({ tender: orderTender, attempt: paymentAttempt })
    .from(paymentAttempt)
    .innerJoin(orderTender, eq(orderTender.id, paymentAttempt.tenderId))
    .where(eq(paymentAttempt.orderNumber, orderNumber))
  const charged = (row?.tender.amount ?? 0) - (row?.tender.refunded ?? 0)
  if (state.outcome === 'voided') return { held: 0, charged }
  // What is not captured yet will be captured for as much as is still to be paid.
  return { held: state.captured > 0 ? state.captured - state.refunded : charged, charged }
}

const mailsOf = (kind: string, orderNumber: string): number =>
  shop.mails.filter(
    ({ message }) => message.kind === kind && 'orderNumber' in message && message.orderNumber === orderNumber,
  ).length

const refundedIn = ({ refunds }: StaffOrder): number =>
  refunds.reduce((sum, { amount, state }) => sum + (state === 'refused' ? 0 : amount), 0)

it('keeps goods, captures, refunds and tenders together, wherever the process ends', async () => {
  const staff = await staffVisitor(shop)
  const met = { sent: 0, cancelled: 0, refunded: 0 }
  await fc.assert(
    fc.asyncProperty(schedule, async ({ hasGift, steps }) => {
      const before = { stock: await stockOf(), gift: await giftBalance() }
      shop.mails.length = 0
      const made = await ordered(hasGift)
      const { orderNumber } = made.order
      for (const { kind, endsAfter } of steps) {
        statementsLeft = kind === 'arrive' ? undefined : endsAfter
        await act(made, staff, kind).catch(() => undefined)
        statementsLeft = undefined
      }
      await settle()

      const after = await staff.call('GET /ops/v1/orders/{orderNumber}', { path: { orderNumber } })
      const [{ cancelled = 0, sent = 0, arrived = 0 } = {}] = after.order.items
      met.sent += sent
      met.cancelled += cancelled
      met.refunded += after.refunds.length
      expect(cancelled + sent).toBeLessThanOrEqual(units)
      expect(arrived).toBeLessThanOrEqual(sent)
      expect(before.stock - (await stockOf())).toBe(units - cancelled)
      const back = after.order.paymentMethod.reduce((sum, { refunded }) => sum + refunded, 0)
      expect(refundedIn(after)).toBe(back)
      const gift = after.order.paymentMethod.find(({ code }) => code === 'GIFT_CARD')
      expect(before.gift - (await giftBalance())).toBe((gift?.amount ?? 0) - (gift?.refunded ?? 0))
      const { held, charged } = await heldOf(orderNumber)
      expect({ orderNumber, held }).toEqual({ orderNumber, held: charged })
      expect(after.refunds.every(({ state }) => state === 'done')).toBe(true)
      const [attempt] = after.attempts
      if (sent > 0 && charged > 0) expect(attempt?.capture?.state).toBe('done')
      if (cancelled === units)
        expect({ st: after.order.st, back }).toEqual({ st: 'cancelled', back: made.order.totals.total })
      const parcels = after.order.shipments.flatMap((shipment) => shipment.parcels)
      expect(mailsOf('orderSent', orderNumber)).toBe(parcels.length)
      expect(mailsOf('orderDelivered', orderNumber)).toBe(
        parcels.filter(({ arrivedAt }) => arrivedAt !== undefined).length,
      )
      expect(mailsOf('orderPlaced', orderNumber)).toBe(1)
    }),
    runs,
  )
  // The schedules above do meet what they are about.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(runs.numRuns / 10)
})
