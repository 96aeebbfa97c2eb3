import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { ownerOfToken, useOneTimeToken } from '../one-time-tokens.ts'
import { openSignIn } from '../open-sign-in.ts'
import { removePasskeys } from '../passkeys/passkey-store.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import { newPasswordFault, passwordHashOf, setPassword, type NewPassword } from '../passwords/set-password.ts'

type Refused = 'GEN429' | 'AUT402' | 'AUT452' | 'FE340' | 'FE872' | 'FE873' | 'ATTR200'

/**
 * Sets a new password by the token of a mailed link, and opens a sign-in that was locked. All sessions end, and passkeys and
 * known devices are forgotten: whoever had taken the account over is out. AUT402 for a token
 * that was used, is late or unknown; AUT452 for the password that was, and the token stays good.
 */
export const resetPassword =
  ({ db, customers, logins, guard, passwords, sendMail, clock, newId }: IdentityDependencies) =>
  async (
    { token, ...given }: NewPassword & { token: string },
    from: Place,
    { locale }: Site,
  ): Promise<Result<{ changedAt: string }, ApiError<Refused>>> => {
    const instant = clock()
    const fault = newPasswordFault(given)
    if (fault) return err(fault)
    const wait = passwords.busySeconds()
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    // Passwords take long to compare, and no statement waits for one.
    const owner = await ownerOfToken(db, 'reset', token, instant)
    const former = owner === undefined ? undefined : await passwordHashOf(db, owner)
    if (former === undefined) return err(apiError('AUT402'))
    if (await passwords.matches(given.newPassword, former))
      return err(apiError('AUT452', { field: 'newPassword' }))
    const hash = await passwords.hash(given.newPassword)
    const done = await inTransaction<string, ApiError<'AUT402'>>(db, async (tx) => {
      const used = await useOneTimeToken(tx, 'reset', token, instant)
      const customerId = used.ok ? used.value.customerId : null
      if (customerId === null) return err(apiError('AUT402'))
      await setPassword(tx, customerId, hash, instant)
      await logins.endAll(tx, customerId, instant)
      await removePasskeys(tx, customerId)
      await noteSecurityEvent(tx, newId, { customerId, kind: 'passwordReset' }, { ...from, instant })
      return ok(customerId)
    })
    if (!done.ok) return done
    const customer = await customers.byId(done.value)
    if (customer) {
      const { firstName, email: to } = customer
      await openSignIn({ guard, logins }, customer)
      await logins.forgetDevices(db, customer.id)
      sendMail({ locale, to, message: { kind: 'changedPassword', firstName, at: instant } })
    }
    return ok({ changedAt: instant })
  }
