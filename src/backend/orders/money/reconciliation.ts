import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { unpaid } from '#src/rules/orders/order-states.ts'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { appendEvents, latestAttempt, lockOrder } from '../store/order-store.ts'
import { orderEvent, paymentAttempt, paymentEvent, shopOrder } from '../store/order-tables.ts'
import { isToTell } from '../store/untold-events.ts'
import { returnHoldings } from './holdings.ts'
import { ordersToRelease } from './release.ts'
import { settleOrder, type MoneyDependencies } from './settlement.ts'
import { instantAfter } from '#src/base/clock.ts'

/** Milliseconds after which the provider is asked about an order of whose payment nothing was heard. */
const askAfterMs = 60_000

/** Milliseconds that a shopper has to confirm a payment. */
const expiresAfterMs = 30 * 60_000

/** Milliseconds that each part of a run may take: settling what was reported, releasing money, asking about unpaid orders. The next run goes on. */
const runsForMs = 100_000

/** Orders that each part of a run looks at; the next run takes the next. */
const batchSize = 200

/** Ends an order that nobody paid: its holdings are returned. */
const expire = (dependencies: MoneyDependencies, orderNumber: string): Promise<void> =>
  dependencies.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderNumber))?.order
    const at = dependencies.clock()
    const expired = order && (await appendEvents(tx, order, ['expired'], { actor: 'system', at }))
    if (expired && order.fulfilment !== 'cancelled') await returnHoldings(tx, expired, dependencies)
  })

/** Puts an order at the end of the queue, so that many unpaid ones hold up no other. */
const goLast = async ({ db, clock }: MoneyDependencies, orderNumber: string): Promise<void> => {
  await db.update(shopOrder).set({ updatedAt: clock() }).where(eq(shopOrder.orderNumber, orderNumber))
}

/** Puts held money at the end of the queue, so that a release that never succeeds holds up no other. */
const heldLast = async ({ db, clock }: MoneyDependencies, orderNumber: string): Promise<void> => {
  const isHeld = and(eq(paymentAttempt.orderNumber, orderNumber), eq(paymentAttempt.outcome, 'authorised'))
  await db.update(paymentAttempt).set({ updatedAt: clock() }).where(isHeld)
}

/** Asks the provider how a payment stands; an order that is not paid in time expires, once the provider was asked. */
const reconcileOne = async (dependencies: MoneyDependencies, orderNumber: string): Promise<void> => {
  const { db, provider, clock } = dependencies
  await goLast(dependencies, orderNumber)
  const attempt = await latestAttempt(db, orderNumber)
  if (!attempt) return
  const outcome = await provider.lookup(attempt.key)
  await settleOrder(dependencies, orderNumber, outcome)
  const isOpen = outcome === undefined || ['challenged', 'redirected', 'pending'].includes(outcome.kind)
  const patience = outcome === undefined ? askAfterMs : expiresAfterMs
  if (
    isOpen &&
    attempt.createdAt !== null &&
    Date.parse(attempt.createdAt) < Date.parse(instantAfter(clock(), -patience))
  )
    await expire(dependencies, orderNumber)
}

/**
 * Settles what a crash, a silent provider or a shopper who left has left open: payments of which nothing was heard are looked up by their
 * keys, money of orders that are over is released, events without a mail are mailed, and webhooks that came before their order are folded.
 * Orders are mailed about in random order, so that many whose mails fail or take long hold up no other for long.
 */
export const reconcileOrders = async (dependencies: MoneyDependencies): Promise<void> => {
  const { db, clock, log } = dependencies
  const due = instantAfter(clock(), -askAfterMs)
  const eachInTime = async (
    orderNumbers: Iterable<string>,
    work: (orderNumber: string) => Promise<void>,
  ): Promise<void> => {
    const endsAt = instantAfter(clock(), runsForMs)
    for (const orderNumber of orderNumbers) {
      if (clock() >= endsAt) return
      await work(orderNumber).catch((error: unknown) =>
        log.warn({ event: 'order not reconciled', orderNumber, err: error }),
      )
    }
  }

  const reported = await db
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
  const news = new Set([...reported, ...untold].map(({ orderNumber }) => orderNumber))
  await eachInTime(news, (orderNumber) => settleOrder(dependencies, orderNumber))
  await eachInTime(await ordersToRelease(db, batchSize), async (orderNumber) => {
    await heldLast(dependencies, orderNumber)
    await settleOrder(dependencies, orderNumber)
  })

  const open = await db
    .select({ orderNumber: shopOrder.orderNumber })
    .from(shopOrder)
    .where(and(inArray(shopOrder.payment, unpaid), lt(shopOrder.updatedAt, due)))
    .orderBy(shopOrder.updatedAt)
    .limit(batchSize)
  const waiting = open.map(({ orderNumber }) => orderNumber)
  await eachInTime(waiting, (orderNumber) => reconcileOne(dependencies, orderNumber))
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
