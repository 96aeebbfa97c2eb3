import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#src/backend/platform/jobs/job.ts'
import { allocateOrders } from './allocate-orders.ts'
import { tellOrder } from '../documents/tell-order.ts'
import { findOrder } from '../store/order-store.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import { paymentAttempt, shopOrder } from '../store/order-tables.ts'
import { ordersToEmail } from './orders-to-email.ts'
import { sendDigital } from './send-digital.ts'
import { moveMoney, type MoneyDependencies } from '../money/settlement.ts'
import { instantAfter } from '#src/base/clock.ts'

/** How many orders with due money or emails one run reads; the next run takes the next. */
const batchSize = 200

/** How long one run moves money, and how long it sends emails, in milliseconds; the next run goes on. */
const runsForMs = { money: 60_000, email: 45_000 }

/** Puts money that waits for its provider at the end of the queue, so that a silent provider holds up no other order. */
const goLast = async ({ db, clock }: MoneyDependencies, orderNumber: string): Promise<void> => {
  const updatedAt = clock()
  const isDue = { capture: eq(paymentAttempt.captureState, 'due'), refund: eq(orderRefund.state, 'due') }
  await db
    .update(paymentAttempt)
    .set({ updatedAt })
    .where(and(eq(paymentAttempt.orderNumber, orderNumber), isDue.capture))
  await db
    .update(orderRefund)
    .set({ updatedAt })
    .where(and(eq(orderRefund.orderNumber, orderNumber), isDue.refund))
}

/** Puts an order with items by email at the end of the queue, so that one that cannot be sent holds up no other. */
const emailLast = async ({ db, clock }: MoneyDependencies, orderNumber: string): Promise<void> => {
  await db.update(shopOrder).set({ updatedAt: clock() }).where(eq(shopOrder.orderNumber, orderNumber))
}

/**
 * Moves paid orders on: allocates them, captures what is due once goods have left, sends refunds that are due, and last the items that come by
 * email, which takes longest. It also finishes what a crash or a silent provider has left. An order that fails is logged, and the others go on.
 */
export const fulfilOrders = async (dependencies: MoneyDependencies): Promise<void> => {
  const { db, clock, log } = dependencies
  const eachFor = async (
    ms: number,
    orderNumbers: Iterable<string>,
    work: (orderNumber: string) => Promise<void>,
  ): Promise<void> => {
    const endsAt = instantAfter(clock(), ms)
    for (const orderNumber of orderNumbers) {
      if (clock() >= endsAt) return
      await work(orderNumber).catch((error: unknown) =>
        log.warn({ event: 'order not fulfilled', orderNumber, err: error }),
      )
    }
  }

  await allocateOrders(dependencies)

  const captures = await db
    .select({ orderNumber: paymentAttempt.orderNumber })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.captureState, 'due'))
    .orderBy(paymentAttempt.updatedAt)
    .limit(batchSize)
  const refunds = await db
    .select({ orderNumber: orderRefund.orderNumber })
    .from(orderRefund)
    .where(eq(orderRefund.state, 'due'))
    .orderBy(orderRefund.updatedAt)
    .limit(batchSize)
  const numbers = new Set([...captures, ...refunds].map(({ orderNumber }) => orderNumber))
  await eachFor(runsForMs.money, numbers, async (orderNumber) => {
    await goLast(dependencies, orderNumber)
    await moveMoney(dependencies, orderNumber)
    const record = await findOrder(db, orderNumber)
    if (record) await tellOrder(dependencies, record)
  })
  await eachFor(runsForMs.email, await ordersToEmail(db, batchSize), async (orderNumber) => {
    await emailLast(dependencies, orderNumber)
    await sendDigital(dependencies, orderNumber)
  })
}

/** Moves paid orders on each minute. */
export const fulfilOrdersJob = (fulfil: () => Promise<void>): Job<Record<string, never>> => ({
  name: 'fulfil-orders',
  data: z.strictObject({}),
  retryLimit: 0,
  retryDelay: 0,
  schedule: { cron: '* * * * *', data: {} },
  run: fulfil,
})
