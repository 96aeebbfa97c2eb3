import type { Visitor } from '#src/contract/personalization/visitor.ts'

/** Who a shopper is to prices and promotions. */
export type Customer = {
  /** Whom limits by customer count: the account, or the session of a guest. */
  customerId: string
  facts: Omit<Visitor, 'cartId' | 'units'>
  groups: readonly string[]
  /** Whether they have not ordered yet, as far as the shop knows. */
  isFirstOrder: boolean
}

/** Tells who the shopper of a session is. */
export type CustomerFacts = (sessionId: string) => Promise<Customer>

/** Where there are no accounts, everybody is a guest on their first order. */
export const guestFacts: CustomerFacts = async (sessionId) => ({
  customerId: sessionId,
  facts: { loggedIn: false, loyalty: false, employee: false, athlete: false, wranx: false, ipa: false },
  groups: [],
  isFirstOrder: true,
})
