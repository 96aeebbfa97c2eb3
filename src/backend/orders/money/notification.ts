import { and, eq, inArray } from 'drizzle-orm'
import { ok, type Result } from '#src/base/result.ts'
import type { NotifiedEvent } from '#src/backend/payments/payment-provider.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { paymentAttempt, paymentEvent } from '../store/order-tables.ts'
import { settleOrder } from './settlement.ts'

/**
 * Takes a provider's webhook: its events are verified, stored, and folded into the orders that they are about. An event that comes twice
 * counts once; one of an unknown attempt is kept, and folded by `reconcileOrders` once there is one.
 */
export const receiveWebhook =
  (dependencies: OrderDependencies) =>
  async (body: string, headers: Headers): Promise<Result<NotifiedEvent[], 'unsigned' | 'malformed'>> => {
    const { db, provider, clock, log } = dependencies
    const read = await provider.readWebhook(body, headers)
    if (!read.ok || read.value.length === 0) return read
    const receivedAt = clock()
    await db
      .insert(paymentEvent)
      .values(read.value.map((event) => ({ ...event, provider: provider.name, receivedAt })))
      .onConflictDoNothing()
    const references = [...new Set(read.value.map(({ reference }) => reference))]
    const attempts = await db
      .select()
      .from(paymentAttempt)
      .where(and(eq(paymentAttempt.provider, provider.name), inArray(paymentAttempt.reference, references)))
    for (const { orderNumber } of attempts)
      await settleOrder(dependencies, orderNumber).catch((error: unknown) =>
        log.warn({ event: 'webhook not settled', orderNumber, err: error }),
      )
    return ok(read.value)
  }
