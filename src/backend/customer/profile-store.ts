import { asc, eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customerAddress } from './addresses/address-tables.ts'
import { customer } from './customer-tables.ts'
import { discountProfile } from './discount-tables.ts'
import { loyaltyMember } from './loyalty/loyalty-tables.ts'
import { subscription } from './subscriptions/subscription-tables.ts'

export type StoredCustomer = typeof customer.$inferSelect
export type StoredAddress = typeof customerAddress.$inferSelect
export type StoredSubscription = typeof subscription.$inferSelect
export type StoredMember = typeof loyaltyMember.$inferSelect
export type StoredDiscount = typeof discountProfile.$inferSelect

/** All that a profile shows. */
export type StoredProfile = {
  customer: StoredCustomer
  member: StoredMember | undefined
  addresses: StoredAddress[]
  subscriptions: StoredSubscription[]
  discounts: StoredDiscount[]
}

/** Addresses of a customer, the oldest first. */
export const addressesOf = (db: Sql, customerId: string): Promise<StoredAddress[]> =>
  db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(asc(customerAddress.createdAt), asc(customerAddress.id))

/** Reads a whole profile in four statements; undefined where the customer is not there any more. */
export const readProfile = async (db: Sql, customerId: string): Promise<StoredProfile | undefined> => {
  const [[found], addresses, subscriptions, discounts] = await Promise.all([
    db
      .select({ customer, member: loyaltyMember })
      .from(customer)
      .leftJoin(loyaltyMember, eq(loyaltyMember.customerId, customer.id))
      .where(eq(customer.id, customerId)),
    addressesOf(db, customerId),
    db
      .select()
      .from(subscription)
      .where(eq(subscription.customerId, customerId))
      .orderBy(asc(subscription.type), asc(subscription.channel), asc(subscription.recipient)),
    db.select().from(discountProfile).where(eq(discountProfile.customerId, customerId)),
  ])
  return found && { ...found, member: found.member ?? undefined, addresses, subscriptions, discounts }
}
