import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { SignUp } from '#src/contract/identity/sign-up-calls.ts'
import type { Site } from '#src/contract/sites.ts'
import { birthDateFault } from '#src/rules/customer/birth-date.ts'
import { email } from '#src/rules/customer/field-checks.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import { personNameFault } from '#src/rules/customer/profile-rules.ts'
import { passwordFault } from './passwords/password-faults.ts'

/** The phone as it is kept, in E.164 with its dial code; undefined where it is none. */
export const phoneOf = ({ phone, phoneCode }: SignUp, site: Site) => {
  if (phone === undefined || phone.trim() === '') return undefined
  const isWhole = phoneCode === undefined || /^\s*(?:\+|00)/.test(phone)
  return readPhone(isWhole ? phone : `${phoneCode}${phone}`, isWhole ? site.country : undefined)
}

const nameFault = (field: 'firstName' | 'lastName', given: SignUp): ApiError<'ATTR200'> | undefined =>
  personNameFault(given[field].trim()) ? apiError('ATTR200', { field }, 'Name is not valid.') : undefined

/** A member of the programme tells their age; others where they like to. */
const ageFault = (
  { birthDate, subscriptions }: SignUp,
  site: Site,
  instant: string,
): ApiError<'PRO410' | 'PRO411'> | undefined => {
  const field = 'birthDate'
  if (birthDate === undefined)
    return subscriptions.loyaltyEnrollment || subscriptions.loyaltyConsent
      ? apiError('PRO411', { field })
      : undefined
  const fault = birthDateFault(birthDate, { site, instant })
  return fault ? apiError('PRO410', { field }) : undefined
}

/** What is wrong first with what somebody signs up with (specification, account and content, section 5, Sign-up). */
export const signUpFault = (given: SignUp, site: Site, instant: string) => {
  const isPhoneWrong = (given.phone ?? '').trim() !== '' && !phoneOf(given, site)
  return (
    (email(given.email) ? apiError('AUT453', { field: 'email' }) : undefined) ??
    nameFault('firstName', given) ??
    nameFault('lastName', given) ??
    passwordFault(given.password, 'password') ??
    ageFault(given, site, instant) ??
    (isPhoneWrong ? apiError('PRO414', { field: 'phone' }) : undefined)
  )
}
