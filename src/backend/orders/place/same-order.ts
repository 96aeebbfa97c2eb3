import type { StoredTender, OrderRecord } from '../store/order-store.ts'
import type { NewOrder } from './take-order.ts'

/** What an order comes to, and how much of it providers are to pay, in minor units. */
export type Amounts = { total: number; remainingToPay: number }

/** What a shopper saw of the amounts. */
export type SeenAmounts = { [Name in keyof Amounts]?: number | undefined }

export const amountsOf = ({
  order,
  tenders,
}: {
  order: Pick<NewOrder['order'], 'total'>
  tenders: readonly Pick<StoredTender, 'source' | 'amount'>[]
}): Amounts => ({
  total: order.total,
  remainingToPay: tenders.find(({ source }) => source.kind === 'provider')?.amount ?? 0,
})

/** Whether amounts are those that a shopper saw; those that were not shown are no matter. */
export const isAsSeen = (amounts: Amounts, { total, remainingToPay }: SeenAmounts): boolean =>
  (total ?? amounts.total) === amounts.total &&
  (remainingToPay ?? amounts.remainingToPay) === amounts.remainingToPay

/** What a tender is charged at its provider by. */
const chargedBy = ({ source }: Pick<StoredTender, 'source'>): string => {
  if (source.kind !== 'provider') return source.kind
  const { payment } = source
  return payment.kind === 'card' ? payment.token : payment.kind
}

/** Whether an order is the one that a cart became: of the same cart, at the amounts that were seen, paid in the same way. */
export const isSameOrder = (
  before: Pick<OrderRecord, 'order' | 'tenders'>,
  made: Pick<NewOrder, 'order' | 'tenders'>,
  seen: SeenAmounts = amountsOf(made),
): boolean =>
  before.order.cartVersion === made.order.cartVersion &&
  isAsSeen(amountsOf(before), seen) &&
  before.tenders.map(chargedBy).toSorted().join() === made.tenders.map(chargedBy).toSorted().join()
