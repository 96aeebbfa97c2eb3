import type { ConsumerType } from '#src/contract/identity/consumer-type.ts'
import type { InStoreSalesInfo } from '#src/contract/stores/in-store-sale.ts'
import type { Site } from '#src/contract/sites.ts'
import type { Visitor } from '#src/contract/personalization/visitor.ts'

/** What a member gets for points (specification, shopping, section 3, Loyalty). */
export type LoyaltyVoucher = {
  points: number
  /** Minor units of its currency. */
  amountInCurrency: number
  currency: string
  /** Whether it is still to be had. */
  available: boolean
  /** Whether this member may use it. */
  eligible: boolean
}

/** Who a shopper is to prices and promotions. */
export type Customer = {
  /** Whom limits by customer count: the account, or the session of a guest. */
  customerId: string
  facts: Omit<Visitor, 'cartId' | 'units'>
  groups: readonly string[]
  /** Orders that they have paid for, as far as the shop counted them. */
  ordersBefore: number
  /** Loyalty points they have. */
  points: number
  vouchers: readonly LoyaltyVoucher[]
  /** What an athlete has left of the year's credit, in minor units of its currency. */
  athleteCredit?: { amount: number; currency: string } | undefined
}

/** Whose session it is: a guest's, that of a customer who signed in, or an associate's who sells to somebody. */
export type Shopper = {
  sessionId: string
  customer?:
    | {
        customerId: string
        consumerType: ConsumerType
        sale?: InStoreSalesInfo | undefined
        forCustomerId?: string | undefined
      }
    | undefined
}

/** Tells who a shopper is. */
export type CustomerFacts = (shopper: Shopper) => Promise<Customer>

/** A guest is on their first order, and has no points. */
export const guestFacts = (sessionId: string): Customer => ({
  customerId: sessionId,
  facts: { loggedIn: false, loyalty: false, employee: false, athlete: false, wranx: false, ipa: false },
  groups: [],
  ordersBefore: 0,
  points: 0,
  vouchers: [],
})

/** What an athlete has left of the year's credit on a site, in minor units; 0 for others. */
export const creditLeft = ({ athleteCredit }: Customer, { currency }: Pick<Site, 'currency'>): number =>
  athleteCredit?.currency === currency ? athleteCredit.amount : 0
