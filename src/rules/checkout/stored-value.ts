import {
  isReward,
  methodsOfKind,
  tenderTable,
  type PaymentMethod,
  type StoredValueMethod,
} from '#src/contract/payments/tenders.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues, SentForm } from '#src/contract/forms/form-field.ts'
import { placeOfNotice } from '#src/rules/cart/failures/cart-error.ts'
import { refusalOf, type RefusalTexts } from '#src/rules/forms/refusal.ts'

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

/** The form of a gift card or a reward that was refused, in words: at its PIN or its number, which alone comes back, else above it. */
export const refusedStoredValue = (
  kind: StoredValueKind,
  values: FormValues,
  error: ClientError,
  texts: RefusalTexts,
): SentForm => {
  const { text } = refusalOf([], error, texts)
  const back = { [`${kind}Number`]: values[`${kind}Number`] }
  if (placeOfNotice(error) !== 'input') return { values: back, faults: {}, failure: text }
  return { values: back, faults: { [`${kind}${error.errorId === 'GFC755' ? 'Pin' : 'Number'}`]: text } }
}
