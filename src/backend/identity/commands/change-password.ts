import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { createCheckOwnPassword } from '../passwords/check-own-password.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import type { SessionCustomer } from '../sessions.ts'
import { newPasswordFault, setPassword, type NewPassword } from '../passwords/set-password.ts'

type Refused = 'GEN429' | 'AUT450' | 'AUT451' | 'AUT423' | 'FE340' | 'FE872' | 'FE873' | 'ATTR200'

/**
 * Changes the password of the signed-in customer, and ends their other sessions. AUT450 for a wrong current one, AUT451 for the same
 * again, FE340 where the new one was typed in two ways.
 */
export const changePassword = (dependencies: IdentityDependencies) => {
  const checkOwnPassword = createCheckOwnPassword(dependencies)
  return async (
    { customerId, loginId }: SessionCustomer,
    { currentPassword, ...given }: NewPassword & { currentPassword: string },
    from: Place,
    { locale }: Site,
  ): Promise<Result<{ changedAt: string }, ApiError<Refused>>> => {
    const { db, customers, logins, passwords, sendMail, clock, newId } = dependencies
    const instant = clock()
    const fault = newPasswordFault(given)
    if (fault) return err(fault)
    const checked = await checkOwnPassword(customerId, currentPassword, instant)
    if (!checked.ok) return checked
    if (given.newPassword === currentPassword) return err(apiError('AUT451', { field: 'newPassword' }))
    const hash = await passwords.hash(given.newPassword)
    await db.transaction(async (tx) => {
      await setPassword(tx, customerId, hash, instant)
      await logins.endAll(tx, customerId, instant, loginId)
      await noteSecurityEvent(tx, newId, { customerId, kind: 'passwordChanged' }, { ...from, instant })
    })
    await logins.confirm(loginId, instant)
    const customer = await customers.byId(customerId)
    if (customer) {
      const { firstName, email: to } = customer
      sendMail({ locale, to, message: { kind: 'changedPassword', firstName, at: instant } })
    }
    return ok({ changedAt: instant })
  }
}
