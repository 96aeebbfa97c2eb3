import { ok, type Result } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import { createCheckOwnPassword } from '../passwords/check-own-password.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { confirmedMs } from '../login-sessions.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import type { SessionCustomer } from '../sessions.ts'
import { instantAfter } from '#src/base/clock.ts'

/** Has somebody who is signed in prove again who they are. AUT450 for a wrong password, AUT423 after ten. */
export const confirmLogin = (dependencies: IdentityDependencies) => {
  const checkOwnPassword = createCheckOwnPassword(dependencies)
  return async (
    { customerId, loginId }: SessionCustomer,
    password: string,
    from: Place,
  ): Promise<Result<{ confirmedUntil: string }, ApiError<'AUT450' | 'AUT423' | 'GEN429'>>> => {
    const { db, logins, clock, newId } = dependencies
    const instant = clock()
    const checked = await checkOwnPassword(customerId, password, instant)
    if (!checked.ok) return checked
    await logins.confirm(loginId, instant)
    await noteSecurityEvent(db, newId, { customerId, kind: 'confirmed' }, { ...from, instant })
    return ok({ confirmedUntil: instantAfter(instant, confirmedMs) })
  }
}
