import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { SubscriptionChannel, SubscriptionType } from '#src/contract/customer/subscription.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from '../customer-tables.ts'
import type { StoredSubscription } from '../profile-store.ts'
import { subscription } from './subscription-tables.ts'

/** What tells a subscription from all others. */
export type SubscriptionKey = { recipient: string; type: SubscriptionType; channel: SubscriptionChannel }

const keyed = ({ recipient, type, channel }: SubscriptionKey) =>
  and(eq(subscription.recipient, recipient), eq(subscription.type, type), eq(subscription.channel, channel))

/** Reads and writes subscriptions. */
export const createSubscriptionStore = (db: Sql) => ({
  ofCustomer: (customerId: string): Promise<StoredSubscription[]> =>
    db
      .select()
      .from(subscription)
      .where(eq(subscription.customerId, customerId))
      .orderBy(asc(subscription.type), asc(subscription.channel), asc(subscription.recipient)),

  byId: async (id: string): Promise<StoredSubscription | undefined> => {
    const [found] = await db.select().from(subscription).where(eq(subscription.id, id))
    return found
  },

  /** The subscription of a key, as it is or as it is added. */
  findOrAdd: async (added: StoredSubscription): Promise<StoredSubscription> => {
    const [made] = await db.insert(subscription).values(added).onConflictDoNothing().returning()
    if (made) return made
    const [found] = await db.select().from(subscription).where(keyed(added))
    return found ?? added
  },

  /** Deletes what was wanted before an instant, and never confirmed. Who opted out stays, so that nobody writes to them again. */
  purge: async (before: string): Promise<void> => {
    const neverBegan = and(isNull(subscription.optinDate), isNull(subscription.optoutDate))
    await db.delete(subscription).where(and(neverBegan, lt(subscription.wantedAt, before)))
  },

  change: async (id: string, change: Partial<StoredSubscription>): Promise<void> => {
    await db.update(subscription).set(change).where(eq(subscription.id, id))
  },

  /** What a customer has proven to be theirs. */
  ownerOf: async (customerId: string): Promise<{ email: string; isConfirmedEmail: boolean } | undefined> => {
    const [found] = await db
      .select({ email: customer.email, isConfirmedEmail: customer.isConfirmedEmail })
      .from(customer)
      .where(eq(customer.id, customerId))
    return found
  },

  /** The customer who has proven that an email is theirs. */
  customerOf: async (email: string): Promise<string | undefined> => {
    const proven = and(eq(customer.email, email), eq(customer.isConfirmedEmail, true))
    const [found] = await db.select({ id: customer.id }).from(customer).where(proven)
    return found?.id
  },
})

export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>
