import type { StoredAttempt, StoredOrder, StoredTender } from '../store/order-store.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import { paymentReturn } from '#src/rules/checkout/return-path.ts'
import { settleAttempt, settleAttemptWithin } from '../money/attempt.ts'
import { sendLetters } from '../documents/tell-order.ts'
import { noGoods } from '../store/order-goods.ts'

type PayDependencies = Pick<OrderDependencies, 'db' | 'provider' | 'mailed' | 'clock' | 'newId' | 'log'>

/** The provider's response to an attempt; undefined where it did not respond, and may have taken the money. */
const authorise = async (
  { provider, log }: PayDependencies,
  { orderNumber, currency, locale }: StoredOrder,
  { method, source, amount }: StoredTender,
  { key }: StoredAttempt,
): Promise<PaymentOutcome | undefined> => {
  if (source.kind !== 'provider') return undefined
  const returnUrl = paymentReturn(locale, orderNumber)
  const payment = { key, orderNumber, amount, currency, method, source: source.payment, returnUrl }
  try {
    return await provider.authorise(payment)
  } catch (error) {
    log.warn({ event: 'payment without a response', orderNumber, err: error })
    return undefined
  }
}

/** Settles an order by its provider's response and mails the shopper in the same transaction; without the mail where that fails. */
const settleAndTell = async (
  dependencies: PayDependencies,
  { orderNumber }: StoredOrder,
  tenders: StoredTender[],
  outcome: PaymentOutcome,
): Promise<Paid | undefined> => {
  const { db, mailed, log } = dependencies
  try {
    return await mailed(async ({ sql, send }) => {
      const settled = await settleAttemptWithin(sql, orderNumber, outcome, dependencies, (order, kinds) =>
        sendLetters(
          send,
          { order, tenders, goods: noGoods },
          kinds.map((kind) => ({ kind, subjectId: null })),
        ),
      )
      return settled && { ...settled, isTold: true }
    })
  } catch (error) {
    log.warn({ event: 'order not settled with its mail', orderNumber, err: error })
    const settled = await settleAttempt(db, orderNumber, outcome, dependencies)
    return settled && { ...settled, isTold: false }
  }
}

/** An order after its attempt; `isTold` where its shopper needs no other mail. */
type Paid = { order: StoredOrder; attempt: StoredAttempt | undefined; isTold: boolean }

/**
 * Asks the provider to charge an order's attempt, and settles the order by the response; without a response the order waits.
 * @param tenders all tenders of the new order, the attempt's among them
 */
export const payOrder = async (
  dependencies: PayDependencies,
  order: StoredOrder,
  tenders: StoredTender[],
  attempt: StoredAttempt,
): Promise<Paid> => {
  const tender = tenders.find(({ id }) => id === attempt.tenderId)
  const outcome = tender && (await authorise(dependencies, order, tender, attempt))
  const settled = outcome && (await settleAndTell(dependencies, order, tenders, outcome))
  return settled ?? { order, attempt, isTold: true }
}
