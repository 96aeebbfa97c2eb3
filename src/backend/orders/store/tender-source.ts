import type { PaymentSource } from '#src/backend/payments/payment-provider.ts'

/** What a tender takes money from: a provider, a gift card or a reward, a member's points, or an athlete's credit. Amounts are minor units. */
export type TenderSource =
  | { kind: 'provider'; payment: PaymentSource; card?: { brand: string; lastSigns: string } }
  | { kind: 'giftCard'; numberHash: string; lastSigns: string }
  | { kind: 'points'; points: number }
  | { kind: 'athlete' }
