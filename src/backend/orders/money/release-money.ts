import { eq } from 'drizzle-orm'
import { orderRefund } from '../store/fulfilment-tables.ts'
import { isKnown, moneyOf } from './money-events.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { lockWhole } from '../store/order-store.ts'
import { orderTender } from '../store/order-tables.ts'
import { isOver, refusedReleases, releaseKeys } from './refused-release.ts'

/**
 * Books money to go back that came for an order that failed, or was cancelled before: what was authorised is given up, what was captured
 * refunded, once each, and anew after a refusal where that is wished. `settleMoney` sends it.
 * @returns whether something was booked
 */
export const releaseMoney = async (
  { db, clock, newId }: Pick<OrderParts, 'db' | 'clock' | 'newId'>,
  orderNumber: string,
  { isRetry = false } = {},
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    if (!whole || !isKnown(whole.attempt)) return false
    const { tenders, attempt, goods } = whole
    const charged = tenders.find(({ id }) => id === attempt.tenderId)
    const amount = charged ? charged.amount - charged.refunded : 0
    const state = await moneyOf(tx, attempt)
    if (!isOver(whole) || !charged || amount <= 0 || state.outcome !== 'authorised') return false
    const first = state.captured > 0 ? releaseKeys.captured : releaseKeys.authorised
    const key = isRetry ? `${first}-${refusedReleases(whole)}` : first
    if (goods.refunds.some((one) => one.key === key)) return false
    const at = clock()
    await tx.insert(orderRefund).values({
      ...{ id: newId(), orderNumber, key, amount, cause: 'cancelled', reason: '', actor: 'system' },
      ...{ parts: [{ tenderId: charged.id, amount }], state: 'due', at, updatedAt: at },
    })
    await tx.update(orderTender).set({ refunded: charged.amount }).where(eq(orderTender.id, charged.id))
    return true
  })
