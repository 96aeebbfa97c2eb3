import {
  buysGiftCards,
  byRank,
  isOfKind,
  isReward,
  paysTheRest,
  type PaymentMethod,
} from '#src/contract/payments/tenders.ts'
import { goodsTotal, type AmountToPay } from './gift-card-lines.ts'

/** What an order is to be paid with. `limit` is the most it can pay, in minor units; what pays the rest has none. */
export type TenderWish = Readonly<{ id: string; method: PaymentMethod; limit?: number }>

/** What a tender pays, in minor units. */
export type Tender = Readonly<{ id: string; method: PaymentMethod; amount: number }>

export type TenderSplit = Readonly<{
  tenders: readonly Tender[]
  /** What nothing pays yet. */
  remaining: number
}>

/** Why a tender cannot join others; undefined where it can (specification, shopping, section 5). */
export const tenderFault = (
  wished: readonly TenderWish[],
  added: PaymentMethod,
): 'rewardsWithAthlete' | 'secondRest' | undefined => {
  const has = (test: (method: PaymentMethod) => boolean): boolean => wished.some(({ method }) => test(method))
  const isAthlete = (method: PaymentMethod): boolean => isOfKind(method, 'credit')
  if ((isReward(added) && has(isAthlete)) || (isAthlete(added) && has(isReward))) return 'rewardsWithAthlete'
  return paysTheRest(added) && has(paysTheRest) ? 'secondRest' : undefined
}

/**
 * Splits a total over its tenders; each pays what it can of what those before it left, and one that is left nothing pays nothing. Gift
 * cards among what is bought are left to the shopper's own money.
 */
export const splitTenders = (toPay: AmountToPay, wished: readonly TenderWish[]): TenderSplit => {
  let remaining = toPay.total
  let goods = goodsTotal(toPay)
  const tenders = wished
    .toSorted((one, other) => byRank(one.method, other.method))
    .flatMap(({ id, method, limit }) => {
      const open = buysGiftCards(method) ? remaining : goods
      const amount = Math.min(limit ?? open, open)
      remaining -= amount
      goods = Math.min(goods - (buysGiftCards(method) ? 0 : amount), remaining)
      return amount > 0 ? [{ id, method, amount }] : []
    })
  return { tenders, remaining }
}

/** Whose money goes back: what a tender paid, and what it was given back already. */
export type RefundableTender = Tender & Readonly<{ refunded: number }>

/**
 * Splits a refund over the tenders of an order: the shopper's own money first, then gift cards, then rewards, in the reverse order
 * of paying. `missing` is more than they hold together.
 * @param forGiftCards what gift cards cost that were bought and stay: the shopper's own money that paid for them goes back with them alone, else a
 * refund of goods would leave a gift card that points paid
 */
export const splitRefund = (
  amount: number,
  paid: readonly RefundableTender[],
  forGiftCards = 0,
): Readonly<{ refunds: readonly Tender[]; missing: number }> => {
  let missing = amount
  let left = forGiftCards
  const refunds = paid
    .toSorted((one, other) => byRank(other.method, one.method))
    .flatMap(({ id, method, amount: held, refunded }) => {
      const bound = buysGiftCards(method) ? Math.min(left, held - refunded) : 0
      left -= bound
      const part = Math.min(held - refunded - bound, missing)
      missing -= part
      return part > 0 ? [{ id, method, amount: part }] : []
    })
  return { refunds, missing }
}
