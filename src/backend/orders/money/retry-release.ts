import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { findOrder } from '../store/order-store.ts'
import { mayRetryRelease } from './refused-release.ts'
import { releaseMoney } from './release-money.ts'
import { settleMoney, type MoneyParts } from './settle-money.ts'

/** Has money of an order that is over given back anew, where its provider refused that. ORD411 where it did not, or holds nothing any more. */
export const retryRelease =
  (parts: MoneyParts) =>
  async (orderNumber: string): Promise<Result<undefined, ApiError<'ORD409' | 'ORD411'>>> => {
    const whole = await findOrder(parts.db, orderNumber)
    if (!whole) return err(apiError('ORD409'))
    const isBooked = mayRetryRelease(whole) && (await releaseMoney(parts, orderNumber, { isRetry: true }))
    if (!isBooked) return err(apiError('ORD411'))
    await settleMoney(parts, orderNumber)
    return ok(undefined)
  }
