import { daySeconds } from '#src/base/day.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { SignUp } from '#src/contract/identity/sign-up-calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { joinLoyalty } from '#src/backend/customer/commands/join-loyalty.ts'
import {
  createCustomer,
  storedEmail,
  type CustomerIdentity,
  type NewCustomer,
} from '#src/backend/customer/customer-identity.ts'
import { inTransaction } from '#src/backend/platform/database/in-transaction.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { login } from '../identity-tables.ts'
import { makeOneTimeToken } from '../one-time-tokens.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'
import { phoneOf, signUpFault } from '../sign-up-faults.ts'

/** Why nobody can sign up so. */
type RefusedSignUpId =
  | ('ATTR200' | 'AUT403' | 'AUT439' | 'AUT444' | 'AUT453' | 'FE872' | 'FE873')
  | ('GEN429' | 'PRO404' | 'PRO410' | 'PRO411' | 'PRO414')

const customerOf = (id: string, given: SignUp, site: Site, instant: string): NewCustomer => {
  const phone = phoneOf(given, site)
  const { birthDate, postalCode, gender, source } = given
  return {
    id,
    email: storedEmail(given.email),
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    ...(phone ? { phone: phone.phone, phoneCode: phone.phoneCode } : {}),
    ...(postalCode ? { postalCode } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(gender ? { gender } : {}),
    country: site.country,
    source: {
      acquisitionType: source.acquisitionType,
      ...(source.store ? { store: source.store } : {}),
      ...(source.campaignName ? { campaignName: source.campaignName } : {}),
    },
    termsAcceptedAt: instant,
    createdAt: instant,
    updatedAt: instant,
  }
}

const wantsLoyalty = ({ subscriptions }: SignUp): boolean =>
  subscriptions.loyaltyEnrollment === 'Full' || subscriptions.loyaltyConsent

/** Seconds in which the link confirms the email: a week. */
const verifySeconds = 7 * daySeconds

/** What the new customer wants to be sent; what cannot be subscribed they find unticked in their account. */
const subscribeNew = async (
  { subscribe }: Pick<IdentityDependencies, 'subscribe'>,
  customerId: string,
  given: SignUp,
  site: Site,
): Promise<void> => {
  const { newsletterConsent, loyaltyNewsletterConsent, smsNotificationConsent } = given.subscriptions
  const wanted = { customerId, site, category: 'all' }
  const email = { ...wanted, channel: 'email', recipient: given.email } as const
  if (newsletterConsent) await subscribe({ ...email, type: 'Newsletter' })
  if (loyaltyNewsletterConsent) await subscribe({ ...email, type: 'LoyaltyNewsletter' })
  const phone = phoneOf(given, site)?.phone
  if (smsNotificationConsent && phone)
    await subscribe({ ...wanted, channel: 'sms', recipient: phone, type: 'Newsletter' })
}

/**
 * Creates an account. AUT453 for an email that is none, AUT439 for one that is in use, AUT444 for a phone that is, PRO414 for
 * one that is none, FE872, FE873 and ATTR200 for passwords that are not taken, PRO410 and PRO411 for dates of birth, AUT403
 * where no person calls.
 */
export const signUp =
  (dependencies: IdentityDependencies) =>
  async (
    given: SignUp,
    site: Site,
    place: Place & { channel: string },
  ): Promise<Result<{ consumerId: string; consumerNo: string }, ApiError<RefusedSignUpId>>> => {
    const { db, passwords, isHuman, sendMail, inBackground, clock, newId } = dependencies
    const instant = clock()
    const fault = signUpFault(given, site, instant)
    if (fault) return err(fault)
    if (!(await isHuman('register', given.recaptcha_response, place.client))) return err(apiError('AUT403'))
    const wait = passwords.busySeconds()
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    const passwordHash = await passwords.hash(given.password)
    const { channel, client, userAgent } = place
    const made = await inTransaction<CustomerIdentity, ApiError<RefusedSignUpId>>(db, async (tx) => {
      const created = await createCustomer(tx, customerOf(newId(), given, site, instant))
      if (!created.ok) return created
      const { id: customerId } = created.value
      const { isTemporaryPassword: isTemporary } = given
      await tx.insert(login).values({ customerId, passwordHash, isTemporary, changedAt: instant })
      const from = { instant, client, userAgent }
      await noteSecurityEvent(tx, newId, { customerId, kind: 'signedUp' }, from)
      if (!wantsLoyalty(given)) return created
      const joined = await joinLoyalty(tx, { customerId, site, channel, instant, newId })
      return joined.ok ? created : joined
    })
    if (!made.ok) return made
    const { id: customerId, consumerNo, email } = made.value
    inBackground(async () => {
      const life = { kind: 'verify', instant, seconds: verifySeconds } as const
      const { token } = await makeOneTimeToken(db, { customerId, data: { email } }, life)
      const path = `/verify-email?token=${token}`
      sendMail({ locale: site.locale, to: email, message: { kind: 'confirmEmail', path } })
      await subscribeNew(dependencies, customerId, given, site)
    })
    return ok({ consumerId: customerId, consumerNo })
  }
