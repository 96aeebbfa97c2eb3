import type { PaymentMethod } from '#src/contract/payments/payment-method.ts'

/**
 * A cart as ways to pay look at it, in minor units: `remaining` is what limited tenders leave to pay, `athleteCredit` what its athlete has
 * left of the year.
 */
export type CartToPay = Readonly<{
  country: string
  remaining: number
  isMember: boolean
  athleteCredit: number
}>

/** Where the buy-now-pay-later provider lends, and from what to what amount in minor units. */
const klarnaCountries: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'DE', 'FR'])
const klarnaBounds = { min: 1000, max: 500_000 }

const conditions: Partial<Record<PaymentMethod, (cart: CartToPay) => boolean>> = {
  ATHLETES_PAYMENT: ({ athleteCredit }) => athleteCredit > 0,
  // Rewards pay only when no athlete balance remains (specification, shopping, section 5).
  LOYALTY_POINTS: ({ isMember, athleteCredit }) => isMember && athleteCredit === 0,
  REWARD_CODE: ({ athleteCredit }) => athleteCredit === 0,
  REWARD_CARD: ({ athleteCredit }) => athleteCredit === 0,
  GIFT_CARD: () => true,
  CREDIT_CARD: () => true,
  KLARNA: ({ country, remaining }) =>
    klarnaCountries.has(country) && remaining >= klarnaBounds.min && remaining <= klarnaBounds.max,
  PAYPAL: () => true,
  DW_APPLE_PAY: () => true,
}

/** Whether a cart may be paid in a way (specification, shopping, sections 3 and 7). */
export const isOffered = (method: PaymentMethod, cart: CartToPay): boolean =>
  conditions[method]?.(cart) ?? false
