import { and, eq, ne, sql } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { ChangedProfile } from '#src/contract/customer/profile.ts'
import { isEmptyUpdate } from '#src/rules/customer/profile-rules.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { customer } from '../customer-tables.ts'
import { planProfile, type ProfileFaultId } from '../plan-profile.ts'

export type ProfileChange = {
  customerId: string
  change: ChangedProfile
  /** Whether the customer has proven of late who they are: another phone could be used to take the account. */
  mayChangePhone: boolean
  site: Site
  /** ISO instant of the change. */
  instant: string
  /** Notes a phone that is another now, within the transaction. */
  notePhone: (tx: Sql) => Promise<void>
}

/** Why a change of a profile is refused. */
export type RefusedProfileId = ProfileFaultId | 'AUT432' | 'AUT444' | 'PRO404' | 'PRO415'

const isTaken = async (tx: Sql, phone: string, customerId: string): Promise<boolean> => {
  const others = and(eq(customer.phone, phone), ne(customer.id, customerId))
  return (await tx.select({ id: customer.id }).from(customer).where(others)).length > 0
}

/**
 * Changes a customer's own data. One that is all empty is skipped; PRO415 where the profile is another than the one that was
 * read, AUT444 where the phone is somebody else's, AUT432 where there is another and the login is not confirmed.
 */
export const changeProfile = async (
  db: Sql,
  { customerId, change, mayChangePhone, site, instant, notePhone }: ProfileChange,
): Promise<Result<undefined, ApiError<RefusedProfileId>>> => {
  const { version, ...values } = change
  if (isEmptyUpdate(values)) return ok(undefined)
  return inTransaction<undefined, ApiError<RefusedProfileId>>(db, async (tx) => {
    const [stored] = await tx.select().from(customer).where(eq(customer.id, customerId)).for('update')
    if (!stored) return err(apiError('PRO404'))
    if (version !== undefined && version !== stored.version)
      return err(apiError('PRO415', { version: stored.version }))
    const planned = planProfile(values, { country: stored.country, site, instant })
    if (!planned.ok) return planned
    const { phone } = planned.value
    const isOther = phone !== undefined && phone !== stored.phone
    if (isOther && stored.phone !== null && !mayChangePhone)
      return err(apiError('AUT432', { reason: 'signInAgain' }))
    if (phone && isOther && (await isTaken(tx, phone, customerId)))
      return err(apiError('AUT444', { field: 'phone' }))
    await tx
      .update(customer)
      .set({ ...planned.value, updatedAt: instant, version: sql`${customer.version} + 1` })
      .where(eq(customer.id, customerId))
    if (isOther) await notePhone(tx)
    return ok(undefined)
  })
}
