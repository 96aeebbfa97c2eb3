import { eq } from 'drizzle-orm'
import type { Clock } from '#src/base/clock.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import type { IsConfirmed, SignedIn } from './is-confirmed.ts'
import { customer } from './customer-tables.ts'

/** What a person sees of it in JSON, which has no dates and no undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Ends a customer's logins within a transaction; what it gives is done once that is over. */
export type EndLogins = (tx: Sql, customerId: string) => Promise<() => void>

type PrivacyDependencies = { db: Sql; clock: Clock; isConfirmed: IsConfirmed; endLogins: EndLogins }

type Exported = CallOutput<'GET /consumers-v3/consumer/personalData'>

/** A person's data in all domains, to take along or to have deleted. */
export const createPrivacy = (
  { db, clock, isConfirmed, endLogins }: PrivacyDependencies,
  domains: readonly PersonalData[],
) => ({
  /** PRO404 where the customer is not there any more. */
  read: async (customerId: string): Promise<Result<Exported, ApiError<'PRO404'>>> => {
    const parts = await Promise.all(domains.map((domain) => domain.read(db, customerId)))
    const data = Object.fromEntries(
      parts.flatMap((part) => Object.entries(part)).map(([name, value]) => [name, plain(value ?? null)]),
    )
    if (!('customer' in data)) return err(apiError('PRO404'))
    return ok({ consumerId: customerId, exportedAt: clock(), data })
  },

  /**
   * Deletes in one transaction; AUT432 where the customer has not proven of late who they are, PRO418 where the email that was typed
   * is another one.
   */
  forget: async (
    signedIn: SignedIn,
    email: string,
  ): Promise<Result<{ deletedAt: string }, ApiError<'AUT432' | 'PRO404' | 'PRO418'>>> => {
    if (!(await isConfirmed(signedIn))) return err(apiError('AUT432', { reason: 'signInAgain' }))
    const { customerId } = signedIn
    let ended: (() => void) | undefined
    const done = await inTransaction<{ deletedAt: string }, ApiError<'PRO404' | 'PRO418'>>(db, async (tx) => {
      const [found] = await tx
        .select({ email: customer.email })
        .from(customer)
        .where(eq(customer.id, customerId))
        .for('update')
      if (!found) return err(apiError('PRO404'))
      if (found.email !== email.trim().toLowerCase()) return err(apiError('PRO418', { field: 'email' }))
      ended = await endLogins(tx, customerId)
      for (const domain of domains) await domain.forget(tx, customerId)
      return ok({ deletedAt: clock() })
    })
    if (done.ok) ended?.()
    return done
  },
})

export type Privacy = ReturnType<typeof createPrivacy>
