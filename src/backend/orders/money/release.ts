import { and, eq, inArray, lt, notExists, or } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { orderRefund } from '../store/fulfilment-tables.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { lockRecord, type OrderRecord } from '../store/order-store.ts'
import { orderTender, paymentAttempt, shopOrder } from '../store/order-tables.ts'
import { isKnown, readAttemptState } from './provider-step.ts'

/** Keys of the refunds that `bookRelease` books; those of later tries begin with them. */
const releaseKeys = { captured: 'late-refund', authorised: 'late-void' } as const

/** Whether an order failed or was cancelled, so that money which comes for it goes back. */
export const isOver = ({ order }: Pick<OrderRecord, 'order'>): boolean =>
  order.payment === 'failed' || order.fulfilment === 'cancelled'

/** How often the provider refused to release what it holds for an order that is over. */
const refusedReleases = ({ goods }: Pick<OrderRecord, 'goods'>): number =>
  goods.refunds.filter(
    ({ key, state }) =>
      state === 'refused' && Object.values(releaseKeys).some((release) => key.startsWith(release)),
  ).length

/** Whether staff may try a release again: the provider refused it, and still holds money. */
export const mayRetryRelease = (
  record: Pick<OrderRecord, 'order' | 'tenders' | 'attempt' | 'goods'>,
): boolean => {
  const charged = record.tenders.find(({ id }) => id === record.attempt?.tenderId)
  return (
    isOver(record) &&
    refusedReleases(record) > 0 &&
    charged !== undefined &&
    charged.refunded < charged.amount
  )
}

/**
 * Books the release of money that came for an order that is over: an authorisation is voided, a capture refunded, each once, and again
 * after a refusal where `isRetry`. `settleMoney` sends it.
 * @returns whether a release was booked
 */
export const bookRelease = async (
  { db, clock, newId }: Pick<OrderDependencies, 'db' | 'clock' | 'newId'>,
  orderNumber: string,
  { isRetry = false } = {},
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const record = await lockRecord(tx, orderNumber)
    if (!record || !isKnown(record.attempt)) return false
    const { tenders, attempt, goods } = record
    const charged = tenders.find(({ id }) => id === attempt.tenderId)
    const amount = charged ? charged.amount - charged.refunded : 0
    const state = await readAttemptState(tx, attempt)
    if (!isOver(record) || !charged || amount <= 0 || state.outcome !== 'authorised') return false
    const first = state.captured > 0 ? releaseKeys.captured : releaseKeys.authorised
    const key = isRetry ? `${first}-${refusedReleases(record)}` : first
    if (goods.refunds.some((one) => one.key === key)) return false
    const at = clock()
    await tx.insert(orderRefund).values({
      ...{ id: newId(), orderNumber, key, amount, cause: 'cancelled', reason: '', actor: 'system' },
      ...{ parts: [{ tenderId: charged.id, amount }], state: 'due', at, updatedAt: at },
    })
    await tx.update(orderTender).set({ refunded: charged.amount }).where(eq(orderTender.id, charged.id))
    return true
  })

/**
 * Numbers of orders that are over while a provider holds money for them, the longest unchanged first. One whose release was refused is left
 * to staff, who see that refund.
 * @param count how many at most
 */
export const ordersToRelease = async (db: Sql, count: number): Promise<string[]> => {
  const isOver = or(eq(shopOrder.payment, 'failed'), eq(shopOrder.fulfilment, 'cancelled'))
  const isRefused = and(
    eq(orderRefund.orderNumber, paymentAttempt.orderNumber),
    inArray(orderRefund.key, Object.values(releaseKeys)),
    eq(orderRefund.state, 'refused'),
  )
  const held = await db
    .select({ orderNumber: paymentAttempt.orderNumber })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.orderNumber, paymentAttempt.orderNumber))
    .innerJoin(orderTender, eq(orderTender.id, paymentAttempt.tenderId))
    .where(
      and(
        eq(paymentAttempt.outcome, 'authorised'),
        isOver,
        lt(orderTender.refunded, orderTender.amount),
        notExists(db.select().from(orderRefund).where(isRefused)),
      ),
    )
    .orderBy(paymentAttempt.updatedAt)
    .limit(count)
  return held.map(({ orderNumber }) => orderNumber)
}
