import type { PaymentSource } from '#src/backend/payments/payment-provider.ts'

/** What pays a tender: a provider, a gift card or a reward, a member's points, or an athlete's credit. */
export type TenderSource =
  | { kind: 'provider'; payment: PaymentSource; card?: { brand: string; lastSigns: string } }
  | { kind: 'giftCard'; numberHash: string; lastSigns: string }
  | { kind: 'points'; points: number }
  | { kind: 'athlete' }
