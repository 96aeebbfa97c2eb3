import { eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import {
  appendEvents,
  findOrder,
  tendersOf,
  type StoredAttempt,
  type StoredOrder,
} from '../store/order-store.ts'
import { orderTender } from '../store/order-tables.ts'
import { sumOfParts } from '../store/refund-parts.ts'
import { restoreRefundPoints } from './points.ts'
import { refusedKey } from './refund.ts'

/** Notes that a provider refused its part of a refund: that part can be refunded anew; the parts of other tenders went back. */
export const refuseRefund = async (
  tx: Sql,
  refund: StoredRefund,
  { tenderId }: Pick<StoredAttempt, 'tenderId'>,
  newId: OrderDependencies['newId'],
): Promise<void> => {
  const own = refund.parts.filter((part) => part.tenderId === tenderId)
  const others = refund.parts.filter((part) => part.tenderId !== tenderId)
  await tx
    .update(orderTender)
    .set({ refunded: sql`${orderTender.refunded} - ${sumOfParts(own)}` })
    .where(eq(orderTender.id, tenderId))
  const refused = { parts: own, amount: sumOfParts(own), state: 'refused' } as const
  const byId = eq(orderRefund.id, refund.id)
  if (others.length === 0) {
    await tx.update(orderRefund).set(refused).where(byId)
    return
  }
  await tx
    .update(orderRefund)
    .set({ parts: others, amount: sumOfParts(others), state: 'done' })
    .where(byId)
  await tx.insert(orderRefund).values({ ...refund, ...refused, id: newId(), key: refusedKey(refund.key) })
}

/**
 * Frees the money of refunds that a provider had confirmed and then reported as failed, so that they can be booked anew: each once.
 * @returns the order after it
 */
export const reverseFailedRefunds = async (
  tx: Sql,
  order: StoredOrder,
  { attempt, events }: { attempt: StoredAttempt; events: readonly PaymentEvent[] },
  { clock, newId, log }: Pick<OrderDependencies, 'clock' | 'newId' | 'log'>,
): Promise<StoredOrder> => {
  if (events.every(({ kind }) => kind !== 'refundFailed')) return order
  const { orderNumber } = order
  const refunds = (await findOrder(tx, orderNumber))?.goods.refunds ?? []
  let after = order
  for (const refund of refunds) {
    const hasFailed = events.some(({ id }) => id === paymentEventId(refund.id, 'refundFailed'))
    const isHere = refund.parts.some(({ tenderId }) => tenderId === attempt.tenderId)
    if (!hasFailed || !isHere || refund.state !== 'done') continue
    log.error({ event: 'refund reversed by its provider', orderNumber, refundId: refund.id })
    await refuseRefund(tx, refund, attempt, newId)
    await restoreRefundPoints(tx, order, refund, attempt, { clock, newId })
    const isInPart = (await tendersOf(tx, orderNumber)).some(({ refunded }) => refunded > 0)
    const kinds = isInPart ? (['refundFailed', 'refundedInPart'] as const) : (['refundFailed'] as const)
    const noted = { actor: 'provider', at: clock(), subjectId: refund.id, isSilent: true } as const
    after = (await appendEvents(tx, after, kinds, noted)) ?? after
  }
  return after
}
