import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { storedEmail } from '#src/backend/customer/customer-identity.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { dropOneTimeTokens, makeOneTimeToken } from '../one-time-tokens.ts'
import type { SessionCustomer } from '../sessions.ts'
import { addressKey } from '#src/backend/platform/limits/address-key.ts'

/** Minutes in which the link works. */
const minutes = 60

/** Mails about a new email that one account has sent, and that one address is sent, in an hour. */
export const emailMailLimit = { points: 5, seconds: 3600, isFixed: true } as const

/**
 * Has a link mailed to a new email, which the account has once it is opened. Whether somebody else has that email shows neither
 * in the answer nor in its time: it is told by mail. AUT432 where the customer has not proven of late who they are, AUT453 for an
 * email that is none, AUT439 for their own.
 */
export const askForEmail =
  ({ db, customers, logins, emailMails, sendMail, inBackground, clock }: IdentityDependencies) =>
  async (
    { customerId, loginId }: SessionCustomer,
    typed: string,
    { locale }: Site,
  ): Promise<Result<{ minutes: number }, ApiError<'AUT404' | 'AUT432' | 'AUT439' | 'AUT453'>>> => {
    const email = storedEmail(typed)
    if (emailFault(email)) return err(apiError('AUT453', { field: 'email' }))
    const instant = clock()
    if (!(await logins.isConfirmed(loginId, instant)))
      return err(apiError('AUT432', { reason: 'signInAgain' }))
    const owner = await customers.byId(customerId)
    if (!owner) return err(apiError('AUT404'))
    if (owner.email === email) return err(apiError('AUT439', { field: 'email' }))
    inBackground(async () => {
      for (const counted of [customerId, addressKey(email)])
        if ((await emailMails.consume(counted)) !== undefined) return
      if (await customers.byEmail(email))
        return sendMail({ locale, to: email, message: { kind: 'emailTaken' } })
      await dropOneTimeTokens(db, customerId, 'changeEmail')
      const grant = { customerId, data: { from: owner.email, to: email } }
      const life = { kind: 'changeEmail', instant, seconds: minutes * 60 } as const
      const { token } = await makeOneTimeToken(db, grant, life)
      const path = `/change-email?token=${token}`
      sendMail({ locale, to: email, message: { kind: 'confirmNewEmail', path, minutes } })
    })
    return ok({ minutes })
  }
