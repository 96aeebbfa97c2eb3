import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import { lockWhole } from '../store/order-store.ts'
import { paymentAttempt } from '../store/order-tables.ts'
import { settleMoney, type MoneyParts } from './settle-money.ts'

type Refused = ApiError<'ORD409' | 'ORD411'>

/** Has a capture that was refused tried again, of what is still bought. ORD411 for an order whose capture was not refused. */
export const retryCapture =
  (parts: MoneyParts) =>
  async (orderNumber: string): Promise<Result<undefined, Refused>> => {
    const { db, clock } = parts
    const due = await inTransaction<undefined, Refused>(db, async (tx) => {
      const whole = await lockWhole(tx, orderNumber)
      if (!whole) return err(apiError('ORD409'))
      const { order, tenders, attempt } = whole
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
    if (due.ok) await settleMoney(parts, orderNumber)
    return due
  }
