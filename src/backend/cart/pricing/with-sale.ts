import type { CartDetails } from '#src/contract/cart/cart-details.ts'
import type { Caller } from '../cart-dependencies.ts'

/** A cart's details with the associate who changes it, as its order will name them. */
export const withSale = (details: CartDetails, { customer }: Pick<Caller, 'customer'>): CartDetails =>
  customer?.sale ? { ...details, inStoreSalesInfo: customer.sale } : details
