import type { ConsumerType } from '#src/contract/identity/consumer-type.ts'
import type { InStoreSalesInfo } from '#src/contract/stores/in-store-sale.ts'

/** Who is signed in, as far as it tells whether they sell. */
type SignedIn = {
  customerId: string
  consumerType: ConsumerType
  sale?: InStoreSalesInfo | undefined
  forCustomerId?: string | undefined
}

/** An associate who is signed in to a store, where they sell for a customer or for nobody yet. */
export type Associate = Pick<SignedIn, 'customerId' | 'forCustomerId'> & { sale: InStoreSalesInfo }

/** The associate of a session; undefined for customers, and for associates who signed in as such for themselves. */
export const associateOf = <T extends SignedIn>(signedIn: T | undefined): (T & Associate) | undefined =>
  signedIn?.sale && signedIn.consumerType === 'ASSOCIATE' ? { ...signedIn, sale: signedIn.sale } : undefined
