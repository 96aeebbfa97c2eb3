import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { storedEmail, type CustomerIdentity } from '#src/backend/customer/customer-identity.ts'
import type { Site } from '#src/contract/sites.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { login } from '../identity-tables.ts'
import { makeOneTimeToken } from '../one-time-tokens.ts'
import { secretHash } from '../secrets.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import { guardKeyOf, maxFailures } from '../sign-in-guard.ts'

export type Credentials = {
  username: string
  password: string
  recaptcha_response?: string | undefined
}

/** Why a proof by password is refused. */
export type RefusedProofId = 'AUT401' | 'AUT403' | 'AUT423' | 'AUT426' | 'GEN429'

/** What proving by a password is made of. */
export type ProofDependencies = Omit<
  IdentityDependencies,
  'sessions' | 'subscribe' | 'resetMails' | 'emailMails' | 'origin' | 'saleOf'
>

/** Stands for the account of a name that is nobody's, so that as much is asked for it. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Seconds in which the link opens a sign-in that is locked: an hour. */
const unlockSeconds = 3600

/** Notes a wrong password once the answer is on its way, which takes no longer where there is an account. */
const failureNote =
  ({ db, newId, inBackground, sendMail }: ProofDependencies) =>
  (customer: CustomerIdentity, failed: number, place: Place, locale: string): void =>
    inBackground(async () => {
      const kind = failed === maxFailures ? 'locked' : 'signInFailed'
      await noteSecurityEvent(db, newId, { customerId: customer.id, kind }, place)
      if (kind === 'signInFailed') return
      const grant = { customerId: customer.id, data: {} }
      const { token } = await makeOneTimeToken(db, grant, {
        kind: 'unlock',
        instant: place.instant,
        seconds: unlockSeconds,
      })
      const { firstName, email: to } = customer
      sendMail({ locale, to, message: { kind: 'locked', firstName, path: `/unlock?token=${token}` } })
    })

const refused = ({ failed }: { failed: number }): ApiError<'AUT401' | 'AUT423' | 'AUT426'> => {
  if (failed >= maxFailures) return apiError('AUT423')
  return apiError(failed === maxFailures - 1 ? 'AUT426' : 'AUT401')
}

/**
 * Proves by a password who somebody is; `changedAt` is when that password was set. AUT401 for a wrong one, AUT426 where one
 * more locks the sign-in, AUT423 where it is locked, AUT403 where no person calls; in the same time and words for names that are
 * nobody's. A device that the account knows is counted by itself.
 */
export const provePassword = (dependencies: ProofDependencies) => {
  const noteFailure = failureNote(dependencies)
  return async (
    { username, password, recaptcha_response }: Credentials,
    device: string | undefined,
    place: Place,
    { locale }: Site,
  ): Promise<
    Result<{ customer: CustomerIdentity; changedAt: string | undefined }, ApiError<RefusedProofId>>
  > => {
    const { db, customers, logins, guard, passwords, isHuman, clock } = dependencies
    if (!(await isHuman('login', recaptcha_response, place.client))) return err(apiError('AUT403'))
    const wait = passwords.busySeconds()
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    const instant = clock()
    const email = storedEmail(username)
    const customer = await customers.byEmail(email)
    const customerId = customer?.id ?? nobody
    const isKnown = device !== undefined && (await logins.isKnownDevice(customerId, device))
    const guardKey = guardKeyOf(email, isKnown ? secretHash(device) : undefined)
    const tried = await guard.begin(guardKey, instant)
    const [own] = await db.select().from(login).where(eq(login.customerId, customerId))
    const isRight = await passwords.matches(password, own?.passwordHash)
    if (tried.isLocked) return err(apiError('AUT423'))
    if (!customer || !isRight) {
      if (customer) noteFailure(customer, tried.failed, { ...place, instant }, locale)
      return err(refused(tried))
    }
    await guard.clear(guardKey)
    return ok({ customer, changedAt: own?.changedAt })
  }
}
