import { and, eq } from 'drizzle-orm'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { StoredSubscription } from '../profile-store.ts'
import { subscription } from './subscription-tables.ts'

/** What is sent to one email goes to another; who opted out there before stays out. */
const joined = (there: StoredSubscription, moved: StoredSubscription): Partial<StoredSubscription> => {
  if (there.optin || there.optoutDate !== null) return {}
  const { optin, doubleOptin, optinDate } = moved
  return { optin, doubleOptin, optinDate }
}

/** Has a customer's mails go to their new email, within the transaction that gives them it. */
export const moveSubscriptions = async (
  tx: Sql,
  { customerId, from, to }: { customerId: string; from: string; to: string },
): Promise<void> => {
  const known = await tx.select().from(subscription).where(eq(subscription.recipient, to))
  const own = and(eq(subscription.customerId, customerId), eq(subscription.recipient, from))
  for (const moved of await tx.select().from(subscription).where(own)) {
    const there = known.find(({ type, channel }) => type === moved.type && channel === moved.channel)
    if (there) await tx.delete(subscription).where(eq(subscription.id, moved.id))
    const change = there ? joined(there, moved) : { recipient: to }
    await tx
      .update(subscription)
      .set({ ...change, customerId })
      .where(eq(subscription.id, (there ?? moved).id))
  }
}
