import {
  buysGiftCards,
  paysTheRest,
  tenderRow,
  type PaymentMethod,
  type ProviderMethod,
} from '#src/contract/payments/tenders.ts'

/**
 * A cart as ways to pay look at it, in minor units: `remaining` is what limited tenders leave to pay, `athleteCredit` what its athlete has
 * left of the year, `taken` what the payment provider takes, `isOnlyGiftCards` whether nothing but gift cards is to pay.
 */
export type CartToPay = Readonly<{
  country: string
  currency: string
  remaining: number
  isMember: boolean
  athleteCredit: number
  taken: ReadonlySet<ProviderMethod>
  isOnlyGiftCards: boolean
}>

const isNamed = (values: readonly string[] | undefined, value: string): boolean =>
  values?.includes(value) ?? true

/** Whether a cart may be paid in a way (specification, shopping, sections 3 and 7). */
export const isOffered = (method: PaymentMethod, cart: CartToPay): boolean => {
  const { kind, funds, countries, currencies, amounts } = tenderRow(method)
  const { remaining, isMember, athleteCredit, taken } = cart
  if (cart.isOnlyGiftCards && !buysGiftCards(method)) return false
  if (paysTheRest(method) && !taken.has(method)) return false
  if (!isNamed(countries, cart.country) || !isNamed(currencies, cart.currency)) return false
  if (amounts && (remaining < amounts.min || remaining > amounts.max)) return false
  if (kind === 'credit') return athleteCredit > 0
  if (kind === 'points' && !isMember) return false
  // Rewards pay only when no athlete balance remains (specification, shopping, section 5).
  return funds !== 'reward' || athleteCredit === 0
}
