import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/in-transaction.ts'
import { bookRefund, refundableBesideCards, type NewRefund } from './book-refund.ts'
import type { StoredRefund } from '../store/order-goods.ts'
import type { OrderParts } from '../store/order-parts.ts'
import { lockWhole } from '../store/order-store.ts'
import { settleMoney, type MoneyParts } from './settle-money.ts'

/** A refund of an order; `refundable` is what its sender saw could go back, in minor units. */
type WishedRefund = NewRefund & Readonly<{ orderNumber: string; refundable?: number | undefined }>

/**
 * Gives money of an order back, once by its key: what the shop holds itself at once, what a provider holds as soon as it takes it. What
 * it does not take now is tried again by `fulfilOrders`. What gift cards cost goes back with them alone. ORD409 for no order,
 * ORD412 for more than can go back, where another amount can than was seen, and for a known key with another amount.
 */
export const refundOrder = async (
  parts: MoneyParts & Pick<OrderParts, 'newId'>,
  { orderNumber, refundable: seen, ...refund }: WishedRefund,
): Promise<Result<StoredRefund, ApiError<'ORD409' | 'ORD412'>>> => {
  const booked = await inTransaction<StoredRefund, ApiError<'ORD409' | 'ORD412'>>(parts.db, async (tx) => {
    const whole = await lockWhole(tx, orderNumber)
    if (!whole) return err(apiError('ORD409'))
    const isKnown = whole.goods.refunds.some(({ key }) => key === refund.key)
    const limit = await refundableBesideCards(tx, whole, refund.amount)
    const isStale = seen !== undefined && seen !== limit
    if (!isKnown && (isStale || refund.amount > limit)) return err(apiError('ORD412', { refundable: limit }))
    const made = await bookRefund(tx, whole, refund, parts)
    return made.ok ? ok(made.value.refund) : made
  })
  if (booked.ok) await settleMoney(parts, orderNumber)
  return booked
}
