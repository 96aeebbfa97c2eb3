import type { StoredAttempt, StoredOrder, StoredTender } from './order-store.ts'
import type { OrderParts } from './order-parts.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import { settleAttempt } from './settle-attempt.ts'

type PayParts = Pick<OrderParts, 'db' | 'provider' | 'clock' | 'newId' | 'log'>

/** What the provider says of an attempt that is written down; undefined where it did not respond, and may have taken the money. */
const authorise = async (
  { provider, log }: PayParts,
  { orderNumber, currency, locale }: StoredOrder,
  { method, source, amount }: StoredTender,
  { key }: StoredAttempt,
): Promise<PaymentOutcome | undefined> => {
  if (source.kind !== 'provider') return undefined
  const returnUrl = `/${locale}/checkout/return?orderNumber=${orderNumber}`
  const payment = { key, orderNumber, amount, currency, method, source: source.payment, returnUrl }
  try {
    return await provider.authorise(payment)
  } catch (error) {
    log.warn({ event: 'payment without a response', orderNumber, err: error })
    return undefined
  }
}

/** Has the provider pay an order's attempt, and settles the order by what it says; without a response the order waits. */
export const payOrder = async (
  parts: PayParts,
  order: StoredOrder,
  tender: StoredTender,
  attempt: StoredAttempt,
): Promise<{ order: StoredOrder; attempt: StoredAttempt | undefined }> => {
  const outcome = await authorise(parts, order, tender, attempt)
  const settled = outcome && (await settleAttempt(parts.db, order.orderNumber, outcome, parts))
  return settled ?? { order, attempt }
}
