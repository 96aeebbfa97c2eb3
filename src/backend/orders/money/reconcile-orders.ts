import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { unpaid } from '#src/rules/orders/order-states.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { appendEvents, latestAttempt, lockOrder } from '../store/order-store.ts'
import { isToTell } from '../store/untold-events.ts'
import { returnHoldings } from './holdings.ts'
import { orderEvent, paymentAttempt, paymentEvent, shopOrder } from '../store/order-tables.ts'
import { ordersToRelease } from './orders-to-release.ts'
import type { MoneyParts } from './settle-money.ts'
import { settleWithMoney } from './settle-with-money.ts'

/** After how many milliseconds an order without a word of its payment is asked about. */
const askAfterMs = 60_000

/** How long a shopper may take to confirm a payment, in milliseconds. */
const expiresAfterMs = 30 * 60_000

/** How long one run folds and tells, releases money, and asks about what is not paid, in milliseconds, each; the next run goes on. */
const runsForMs = 100_000

/** Orders looked at in one run; the next run takes the next. */
const batchSize = 200

const before = (instant: string, ms: number): string => new Date(Date.parse(instant) - ms).toISOString()

/** Ends an order that nobody paid: what it took is given back. */
const expire = (parts: MoneyParts, orderNumber: string): Promise<void> =>
  parts.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderNumber))?.order
    const at = parts.clock()
    const expired = order && (await appendEvents(tx, order, ['expired'], { actor: 'system', at }))
    if (expired && order.fulfilment !== 'cancelled') await returnHoldings(tx, expired, parts)
  })

/** Puts an order at the end of those that wait, so that many that nobody pays hold up no other one. */
const goLast = async ({ db, clock }: MoneyParts, orderNumber: string): Promise<void> => {
  await db.update(shopOrder).set({ updatedAt: clock() }).where(eq(shopOrder.orderNumber, orderNumber))
}

/** Puts money that is held at the end of what waits, so that what nobody takes back holds up nothing else. */
const heldLast = async ({ db, clock }: MoneyParts, orderNumber: string): Promise<void> => {
  const isHeld = and(eq(paymentAttempt.orderNumber, orderNumber), eq(paymentAttempt.outcome, 'authorised'))
  await db.update(paymentAttempt).set({ updatedAt: clock() }).where(isHeld)
}

/** Asks the provider how a payment stands; an order that is not paid in time ends, once the provider has been asked. */
const reconcileOne = async (parts: MoneyParts, orderNumber: string): Promise<void> => {
  const { db, provider, clock } = parts
  await goLast(parts, orderNumber)
  const attempt = await latestAttempt(db, orderNumber)
  if (!attempt) return
  const outcome = await provider.lookup(attempt.key)
  await settleWithMoney(parts, orderNumber, outcome)
  const isOpen = outcome === undefined || ['challenged', 'redirected', 'pending'].includes(outcome.kind)
  const patience = outcome === undefined ? askAfterMs : expiresAfterMs
  if (
    isOpen &&
    attempt.createdAt !== null &&
    Date.parse(attempt.createdAt) < Date.parse(before(clock(), patience))
  )
    await expire(parts, orderNumber)
}

/**
 * Settles what a crash, a silent provider or a shopper who went away left open: payments without a word are looked up by their keys, money
 * of orders that failed or were cancelled is released, events without a mail are told, and webhooks that came first are folded. Events are
 * told of orders in random order, so that many that cannot be told of, or take long, hold up no other one for long.
 */
export const reconcileOrders = async (parts: MoneyParts): Promise<void> => {
  const { db, clock, log } = parts
  const due = before(clock(), askAfterMs)
  const eachInTime = async (
    orderNumbers: Iterable<string>,
    work: (orderNumber: string) => Promise<void>,
  ): Promise<void> => {
    const endsAt = before(clock(), -runsForMs)
    for (const orderNumber of orderNumbers) {
      if (clock() >= endsAt) return
      await work(orderNumber).catch((error: unknown) =>
        log.warn({ event: 'order not reconciled', orderNumber, err: error }),
      )
    }
  }

  const told = await db
    .selectDistinct({ orderNumber: paymentAttempt.orderNumber })
    .from(paymentEvent)
    .innerJoin(
      paymentAttempt,
      and(
        eq(paymentAttempt.provider, paymentEvent.provider),
        eq(paymentAttempt.reference, paymentEvent.reference),
      ),
    )
    .where(isNull(paymentEvent.settledAt))
    .limit(batchSize)
  const untold = await db
    .select({ orderNumber: orderEvent.orderNumber })
    .from(orderEvent)
    .where(and(isToTell(clock()), lt(orderEvent.at, due)))
    .groupBy(orderEvent.orderNumber)
    .orderBy(sql`random()`)
    .limit(batchSize)
  const news = new Set([...told, ...untold].map(({ orderNumber }) => orderNumber))
  await eachInTime(news, (orderNumber) => settleWithMoney(parts, orderNumber))
  await eachInTime(await ordersToRelease(db, batchSize), async (orderNumber) => {
    await heldLast(parts, orderNumber)
    await settleWithMoney(parts, orderNumber)
  })

  const open = await db
    .select({ orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(and(inArray(shopOrder.payment, unpaid), lt(shopOrder.updatedAt, due)))
    .orderBy(shopOrder.updatedAt)
    .limit(batchSize)
  const waiting = open.map(({ orderNumber }) => orderNumber)
  await eachInTime(waiting, (orderNumber) => reconcileOne(parts, orderNumber))
}

/** Has orders reconciled each minute. */
export const reconcileOrdersJob = (reconcile: () => Promise<void>): Job<Record<string, never>> => ({
  name: 'reconcile-orders',
  data: z.strictObject({}),
  retryLimit: 0,
  retryDelay: 0,
  schedule: { cron: '* * * * *', data: {} },
  run: reconcile,
})
