import { pointsFor, restorePoints, takePointsBack } from '#src/backend/customer/loyalty/earned-points.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import type { StoredAttempt, StoredOrder } from '../store/order-store.ts'
import { sumOfParts } from '../store/refund-parts.ts'

/** Takes back the points that refunded money had earned. Goods that never left earned none. */
export const takeRefundPoints = async (
  tx: Sql,
  { ownerId, orderNumber }: StoredOrder,
  { id, cause, amount }: Pick<StoredRefund, 'id' | 'cause' | 'amount'>,
  { clock, newId }: Pick<OrderDependencies, 'clock' | 'newId'>,
): Promise<void> => {
  if (cause === 'cancelled') return
  const part = { id: newId(), customerId: ownerId, orderNumber, part: id, at: clock() }
  await takePointsBack(tx, part, pointsFor(amount))
}

/** Restores the points that were taken for a refund that its provider reversed; those for the parts of other tenders stay taken. */
export const restoreRefundPoints = async (
  tx: Sql,
  { ownerId, orderNumber }: StoredOrder,
  { id, parts: all }: Pick<StoredRefund, 'id' | 'parts'>,
  { tenderId }: Pick<StoredAttempt, 'tenderId'>,
  { clock, newId }: Pick<OrderDependencies, 'clock' | 'newId'>,
): Promise<void> => {
  const rest = pointsFor(sumOfParts(all.filter((part) => part.tenderId !== tenderId)))
  const part = { id: newId(), customerId: ownerId, orderNumber, part: id, at: clock() }
  await restorePoints(tx, part, rest)
}

/** How much of what was bought was refunded, in minor units: goods that leave later earn no points for it. */
export const amountBack = (refunds: readonly Pick<StoredRefund, 'cause' | 'state' | 'amount'>[]): number =>
  refunds
    .filter(({ cause, state }) => cause !== 'cancelled' && state === 'done')
    .reduce((sum, { amount }) => sum + amount, 0)
