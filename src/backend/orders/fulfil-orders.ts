import { and, eq, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { paid } from '#src/rules/orders/order-states.ts'
import type { Job } from '#src/backend/platform/job.ts'
import { beginCapture } from './capture-money.ts'
import { orderRefund } from './fulfilment-tables.ts'
import { appendEvents, lockWhole } from './order-store.ts'
import { paymentAttempt, shopOrder } from './order-tables.ts'
import { ordersToEmail } from './orders-to-email.ts'
import { comesByEmail } from './send-digital.ts'
import { settleMoney, type MoneyParts } from './settle-money.ts'

/** After how many milliseconds an order is packed: many a shopper thinks again at once. */
const packedAfterMs = 120_000

/** Orders looked at in one run; the next run takes the next. */
const batchSize = 200

/** Hands a paid order to those who pack it. Where all that is left comes by email, it leaves at once, so that its money is captured. */
const allocate = ({ db, clock }: MoneyParts, orderNumber: string): Promise<void> =>
  db.transaction(async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    const at = clock()
    const allocated = whole && (await appendEvents(tx, whole.order, ['allocated'], { actor: 'system', at }))
    if (allocated && comesByEmail(whole)) await beginCapture(tx, whole, at)
  })

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

const hasPhysicalItems: SQL = sql`${shopOrder.content} @> ${JSON.stringify({ items: [{ isDigitalProduct: false }] })}::jsonb`

/**
 * Moves paid orders on: allocates them, captures what is due once goods left, sends refunds that wait, and what comes by email. Whatever a
 * crash or a silent provider left is done here.
 */
export const fulfilOrders = async (parts: MoneyParts): Promise<void> => {
  const { db, clock, log } = parts
  const due = new Date(Date.parse(clock()) - packedAfterMs).toISOString()
  const orders = { orderNumber: shopOrder.orderNumber }
  const attempted = (work: Promise<void>, orderNumber: string): Promise<void> =>
    work.catch((error: unknown) => log.warn({ event: 'order not fulfilled', orderNumber, err: error }))

  const open = await db
    .select(orders)
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.payment, [...paid]),
        eq(shopOrder.fulfilment, 'open'),
        or(lt(shopOrder.updatedAt, due), not(hasPhysicalItems)),
      ),
    )
    .orderBy(shopOrder.placedAt)
    .limit(batchSize)
  for (const { orderNumber } of open) await attempted(allocate(parts, orderNumber), orderNumber)

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
