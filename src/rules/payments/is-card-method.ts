import { isOfKind, type PaymentMethod } from '#src/contract/payments/tenders.ts'

/** Whether a way to pay is by a card. */
export const isCardMethod = (method: PaymentMethod): boolean => isOfKind(method, 'card')
