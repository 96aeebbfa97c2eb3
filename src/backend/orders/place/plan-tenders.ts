import type { NewId } from '#src/base/ids.ts'
import type { AmountToPay } from '#src/rules/payments/gift-card-lines.ts'
import { splitTenders, type TenderWish } from '#src/rules/payments/split-tenders.ts'
import type { StoredTender } from '../store/order-store.ts'
import type { TenderSource } from '../store/tender-source.ts'

/** A tender that is to pay an order: `limit` is the most it can pay, in minor units; the tender of the rest has none. */
export type WishedTender = Omit<TenderWish, 'id'> & { source: TenderSource }

/** Splits a total over the tenders that are to pay it; `remaining` is what none of them pays. */
export const planTenders = (
  orderNumber: string,
  toPay: AmountToPay,
  wished: readonly WishedTender[],
  newId: NewId,
): { tenders: StoredTender[]; remaining: number } => {
  const byId = new Map(wished.map((wish) => [newId(), wish]))
  const { tenders, remaining } = splitTenders(
    toPay,
    [...byId].map(([id, wish]) => ({ ...wish, id })),
  )
  return {
    remaining,
    tenders: tenders.flatMap(({ id, method, amount }) => {
      const source = byId.get(id)?.source
      return source ? [{ id, orderNumber, method, amount, refunded: 0, source }] : []
    }),
  }
}
