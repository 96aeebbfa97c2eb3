import {
  isReward,
  methodsOfKind,
  tenderTable,
  type PaymentMethod,
  type StoredValueMethod,
} from '#src/contract/payments/tenders.ts'
import { placeOfNotice, type CartFailure } from '#src/rules/cart/cart-error.ts'

/** Forms for what is worth an amount by its number: gift cards, and rewards, whose codes have no PIN. */
export type StoredValueKind = 'giftCard' | 'reward'

/** Where the step of the payment shows gift cards and rewards. */
export const storedValuePlaces = { giftCard: 'gift-cards', reward: 'rewards' } as const

/** Where a tender stands in that step. */
export const placeOfTender = (method: PaymentMethod | undefined): string =>
  storedValuePlaces[method !== undefined && isReward(method) ? 'reward' : 'giftCard']

/** What was typed: of rewards the one that has a PIN or has none, else a gift card. */
export const storedValueMethod = (kind: StoredValueKind, pin: string): StoredValueMethod =>
  methodsOfKind('storedValue').find(
    (method) => kind === 'reward' && isReward(method) && tenderTable[method].hasPin === (pin !== ''),
  ) ?? 'GIFT_CARD'

/** The field that a refusal is about: its PIN or its number; undefined where it is about neither. */
export const fieldOfRefusal = (kind: StoredValueKind, failure: CartFailure): string | undefined => {
  if (placeOfNotice(failure) !== 'input') return undefined
  return `${kind}${failure.errorId === 'GFC755' ? 'Pin' : 'Number'}`
}
