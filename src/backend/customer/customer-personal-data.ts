import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { customer } from './customer-tables.ts'
import { loyaltyEntry } from './loyalty/loyalty-tables.ts'
import { readProfile } from './profile-store.ts'
import { subscription } from './subscriptions/subscription-tables.ts'

/**
 * The account of a person: the rest of it, as logins, goes with the customer. Of what was subscribed by an email that nobody proved to be
 * theirs only what waits for its owner goes.
 */
export const customerPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const [profile, loyaltyEntries] = await Promise.all([
      readProfile(db, ownerId),
      db
        .select()
        .from(loyaltyEntry)
        .where(eq(loyaltyEntry.customerId, ownerId))
        .orderBy(asc(loyaltyEntry.number)),
    ])
    return { ...profile, loyaltyEntries }
  },

  forget: async (tx, ownerId) => {
    const own = eq(customer.id, ownerId)
    const emailWhere = (condition: SQL | undefined) =>
      tx.select({ email: customer.email }).from(customer).where(and(own, condition))
    const proven = emailWhere(eq(customer.isConfirmedEmail, true))
    const named = emailWhere(undefined)
    const isPending = and(eq(subscription.optin, false), isNull(subscription.optoutDate))
    const ofEmail = or(
      inArray(subscription.recipient, proven),
      and(inArray(subscription.recipient, named), isPending),
    )
    await tx.delete(subscription).where(or(eq(subscription.customerId, ownerId), ofEmail))
    await tx.delete(customer).where(eq(customer.id, ownerId))
  },
}
