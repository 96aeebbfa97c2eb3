import { paymentEventId, type PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { OrderParts } from '../store/order-parts.ts'
import {
  appendEvents,
  findOrder,
  tendersOf,
  type StoredAttempt,
  type StoredOrder,
} from '../store/order-store.ts'
import { restoreRefundPoints } from './refund-points.ts'
import { refuseRefund } from './refuse-refund.ts'

/**
 * Frees the money of refunds of a locked order that its provider had taken and takes back, so that they can be tried anew: each once, by
 * what was told of its attempt. The order as it is then.
 */
export const takeRefundsBack = async (
  tx: Sql,
  order: StoredOrder,
  { attempt, events }: { attempt: StoredAttempt; events: readonly PaymentEvent[] },
  { clock, newId, log }: Pick<OrderParts, 'clock' | 'newId' | 'log'>,
): Promise<StoredOrder> => {
  if (events.every(({ kind }) => kind !== 'refundFailed')) return order
  const { orderNumber } = order
  const refunds = (await findOrder(tx, orderNumber))?.goods.refunds ?? []
  let after = order
  for (const refund of refunds) {
    const hasFailed = events.some(({ id }) => id === paymentEventId(refund.id, 'refundFailed'))
    const isHere = refund.parts.some(({ tenderId }) => tenderId === attempt.tenderId)
    if (!hasFailed || !isHere || refund.state !== 'done') continue
    log.error({ event: 'refund taken back by its provider', orderNumber, refundId: refund.id })
    await refuseRefund(tx, refund, attempt, newId)
    await restoreRefundPoints(tx, order, refund, attempt, { clock, newId })
    const isInPart = (await tendersOf(tx, orderNumber)).some(({ refunded }) => refunded > 0)
    const kinds = isInPart ? (['refundFailed', 'refundedInPart'] as const) : (['refundFailed'] as const)
    const noted = { actor: 'provider', at: clock(), subjectId: refund.id, isSilent: true } as const
    after = (await appendEvents(tx, after, kinds, noted)) ?? after
  }
  return after
}
