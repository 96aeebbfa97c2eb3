import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Job } from '#src/backend/platform/job.ts'
import { allocateOrders } from './allocate-orders.ts'
import { orderRefund } from './fulfilment-tables.ts'
import { paymentAttempt } from './order-tables.ts'
import { ordersToEmail } from './orders-to-email.ts'
import { settleMoney, type MoneyParts } from './settle-money.ts'

/** Orders of which money or mail is due that one run looks at; the next run takes the next. */
const batchSize = 200

/** Puts what waits for its provider at the end, so that what it never responds to holds up nothing else. */
const goLast = async ({ db, clock }: MoneyParts, orderNumber: string): Promise<void> => {
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

/**
 * Moves paid orders on: allocates them, captures what is due once goods left, sends refunds that wait, and what comes by email. Whatever a
 * crash or a silent provider left is done here.
 */
export const fulfilOrders = async (parts: MoneyParts): Promise<void> => {
  const { db, log } = parts
  const attempted = (work: Promise<void>, orderNumber: string): Promise<void> =>
    work.catch((error: unknown) => log.warn({ event: 'order not fulfilled', orderNumber, err: error }))

  await allocateOrders(parts)

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
  const digital = await ordersToEmail(db, batchSize)
  const numbers = new Set([...[...captures, ...refunds].map(({ orderNumber }) => orderNumber), ...digital])
  for (const orderNumber of numbers) {
    await attempted(goLast(parts, orderNumber), orderNumber)
    await settleMoney(parts, orderNumber)
  }
}

/** Has paid orders moved on each minute. */
export const fulfilOrdersJob = (fulfil: () => Promise<void>): Job<Record<string, never>> => ({
  name: 'fulfil-orders',
  data: z.strictObject({}),
  retryLimit: 0,
  retryDelay: 0,
  schedule: { cron: '* * * * *', data: {} },
  run: fulfil,
})
