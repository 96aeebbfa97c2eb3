import { eq, sql } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database.ts'
import { refusedKey } from './book-refund.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderParts } from '../store/order-parts.ts'
import type { StoredAttempt } from '../store/order-store.ts'
import { orderTender } from '../store/order-tables.ts'
import { sumOfParts } from '../store/refund-parts.ts'

/** Takes a provider's refusal: its part did not go back, and can be tried anew; the parts of others did. */
export const refuseRefund = async (
  tx: Sql,
  refund: StoredRefund,
  { tenderId }: Pick<StoredAttempt, 'tenderId'>,
  newId: OrderParts['newId'],
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
