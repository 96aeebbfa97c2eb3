import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { email as emailFault } from '#src/rules/customer/field-checks.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { makeOneTimeToken } from '../one-time-tokens.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import { passwordHashOf } from '../passwords/set-password.ts'

/** Minutes in which the link works. */
const minutes = 30

/** Mails that one account is sent while the first of them is good, whoever asks for them: its owner has one that works. */
export const resetMailLimit = { points: 5, seconds: minutes * 60, isFixed: true } as const

/**
 * Has a link mailed that sets a new password. Whether the email is somebody's shows neither in the answer nor in its time.
 * AUT453 for an email that is none, AUT403 where no person calls.
 */
export const askForReset =
  ({ db, customers, isHuman, resetMails, sendMail, inBackground, clock, newId }: IdentityDependencies) =>
  async (
    given: { email: string; recaptcha_response?: string | undefined },
    from: Place,
    { locale }: Site,
  ): Promise<Result<{ minutes: number }, ApiError<'AUT403' | 'AUT453'>>> => {
    if (emailFault(given.email)) return err(apiError('AUT453', { field: 'email' }))
    if (!(await isHuman('login', given.recaptcha_response, from.client))) return err(apiError('AUT403'))
    const instant = clock()
    inBackground(async () => {
      const customer = await customers.byEmail(given.email)
      if (!customer || (await resetMails.consume(customer.id)) !== undefined) return
      const { id: customerId, firstName, email: to } = customer
      if ((await passwordHashOf(db, customerId)) === undefined) return
      const life = { kind: 'reset', instant, seconds: minutes * 60 } as const
      const { token } = await makeOneTimeToken(db, { customerId, data: {} }, life)
      await noteSecurityEvent(db, newId, { customerId, kind: 'passwordMailed' }, { ...from, instant })
      const path = `/reset-password?token=${token}`
      sendMail({ locale, to, message: { kind: 'resetPassword', firstName, path, minutes } })
    })
    return ok({ minutes })
  }
