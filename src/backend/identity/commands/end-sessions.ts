import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import type { SessionCustomer } from '../sessions.ts'

/** Ends a session of the customer's; AUT404 for one that is not theirs, or has ended. */
export const endSession =
  ({ db, logins, clock, newId }: IdentityDependencies) =>
  async (
    { customerId }: SessionCustomer,
    sessionId: string,
    from: Place,
  ): Promise<Result<{ endedAt: string }, ApiError<'AUT404'>>> => {
    const instant = clock()
    if (!(await logins.end(db, customerId, sessionId, instant))) return err(apiError('AUT404'))
    await noteSecurityEvent(db, newId, { customerId, kind: 'sessionEnded' }, { ...from, instant })
    return ok({ endedAt: instant })
  }

/** Ends all sessions of the customer's but the one they ask from. */
export const endOtherSessions =
  ({ db, logins, clock, newId }: IdentityDependencies) =>
  async ({ customerId, loginId }: SessionCustomer, from: Place): Promise<{ endedAt: string }> => {
    const instant = clock()
    await db.transaction(async (tx) => {
      await logins.endAll(tx, customerId, instant, loginId)
      await noteSecurityEvent(tx, newId, { customerId, kind: 'othersEnded' }, { ...from, instant })
    })
    return { endedAt: instant }
  }
