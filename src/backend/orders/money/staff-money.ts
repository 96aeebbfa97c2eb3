import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import { findOrder, lockRecord } from '../store/order-store.ts'
import { paymentAttempt } from '../store/order-tables.ts'
import { bookRefund, type NewRefund } from './refund.ts'
import { bookRelease, mayRetryRelease } from './release.ts'
import { settleMoney, type MoneyDependencies } from './settlement.ts'

/** A refund that staff asks for. */
type WishedRefund = NewRefund & Readonly<{ orderNumber: string }>

/**
 * Refunds an order, once for each key: tenders that the shop holds itself at once, a provider's as soon as it responds; where it does not,
 * `fulfilOrders` tries again. ORD409 for no order; see `bookRefund` for ORD412.
 */
export const refundOrder = async (
  dependencies: MoneyDependencies & Pick<OrderDependencies, 'newId'>,
  { orderNumber, ...refund }: WishedRefund,
): Promise<Result<StoredRefund, ApiError<'ORD409' | 'ORD412'>>> => {
  const booked = await inTransaction<StoredRefund, ApiError<'ORD409' | 'ORD412'>>(
    dependencies.db,
    async (tx) => {
      const record = await lockRecord(tx, orderNumber)
      if (!record) return err(apiError('ORD409'))
      const made = await bookRefund(tx, record, refund, dependencies)
      return made.ok ? ok(made.value.refund) : made
    },
  )
  if (booked.ok) await settleMoney(dependencies, orderNumber)
  return booked
}

type RetryError = ApiError<'ORD409' | 'ORD411'>

/** Tries a refused capture again, of what is still bought. ORD409 for no order, ORD411 where its capture was not refused. */
export const retryCapture =
  (dependencies: MoneyDependencies) =>
  async (orderNumber: string): Promise<Result<undefined, RetryError>> => {
    const { db, clock } = dependencies
    const due = await inTransaction<undefined, RetryError>(db, async (tx) => {
      const record = await lockRecord(tx, orderNumber)
      if (!record) return err(apiError('ORD409'))
      const { order, tenders, attempt } = record
      const charged = tenders.find(({ id }) => id === attempt?.tenderId)
      const captureAmount = charged ? charged.amount - charged.refunded : 0
      const isRefused = order.payment === 'authorised' && attempt?.captureState === 'refused'
      if (!isRefused || captureAmount <= 0) return err(apiError('ORD411'))
      await tx
        .update(paymentAttempt)
        .set({ captureAmount, captureState: 'due', updatedAt: clock() })
        .where(eq(paymentAttempt.key, attempt.key))
      return ok(undefined)
    })
    if (due.ok) await settleMoney(dependencies, orderNumber)
    return due
  }

/** Tries a refused release again. ORD409 for no order, ORD411 where its provider refused none, or holds nothing any more. */
export const retryRelease =
  (dependencies: MoneyDependencies) =>
  async (orderNumber: string): Promise<Result<undefined, ApiError<'ORD409' | 'ORD411'>>> => {
    const record = await findOrder(dependencies.db, orderNumber)
    if (!record) return err(apiError('ORD409'))
    const isBooked =
      mayRetryRelease(record) && (await bookRelease(dependencies, orderNumber, { isRetry: true }))
    if (!isBooked) return err(apiError('ORD411'))
    await settleMoney(dependencies, orderNumber)
    return ok(undefined)
  }
