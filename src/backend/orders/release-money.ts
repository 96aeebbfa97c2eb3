import { and, eq } from 'drizzle-orm'
import { foldAttempt, paymentEventId } from '#src/rules/payments/fold-attempt.ts'
import type { OrderParts } from './order-parts.ts'
import type { StoredAttempt } from './order-store.ts'
import { orderTender, paymentEvent } from './order-tables.ts'
import { settleAttempt } from './settle-attempt.ts'

type ReleaseParts = Pick<OrderParts, 'db' | 'provider' | 'clock' | 'newId' | 'log'>

/**
 * Gives up the money of an attempt whose order failed or was cancelled: what was authorised is voided, what was captured refunded. Sent
 * again it does nothing more; what the provider does not do now is tried again by `reconcileOrders`.
 */
export const releaseMoney = async (
  parts: ReleaseParts,
  { key, reference, orderNumber, tenderId, provider: name }: StoredAttempt,
): Promise<void> => {
  const { db, provider, clock, log } = parts
  if (reference === null) return
  const own = and(eq(paymentEvent.provider, name), eq(paymentEvent.reference, reference))
  const state = foldAttempt(await db.select().from(paymentEvent).where(own))
  const held = state.captured - state.refunded
  if (state.outcome !== 'authorised' || (state.captured > 0 && held <= 0)) return
  try {
    const isCaptured = state.captured > 0
    const step = `${key}-${isCaptured ? 'refund' : 'void'}`
    const taken = isCaptured
      ? await provider.refund({ reference, key: step, amount: held })
      : await provider.cancel({ reference, key: step })
    if (taken === 'refused') {
      log.warn({ event: 'money not released', orderNumber })
      return
    }
    const at = clock()
    const kind = isCaptured ? 'refunded' : 'voided'
    const amount = isCaptured ? held : state.authorised
    const told = {
      provider: name,
      id: paymentEventId(step, kind),
      reference,
      kind,
      amount,
      at,
      receivedAt: at,
    } as const
    await db.insert(paymentEvent).values(told).onConflictDoNothing()
    await db.update(orderTender).set({ refunded: amount }).where(eq(orderTender.id, tenderId))
    await settleAttempt(db, orderNumber, undefined, parts)
  } catch (error) {
    log.warn({ event: 'money not released', orderNumber, err: error })
  }
}
