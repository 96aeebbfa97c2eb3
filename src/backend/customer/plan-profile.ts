import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { interestForm, maxInterests, type ChangedProfile } from '#src/contract/customer/profile.ts'
import type { Site } from '#src/contract/sites.ts'
import { addressRulesOf } from '#src/rules/address/address-rules.ts'
import { birthDateFault } from '#src/rules/customer/birth-date.ts'
import { isDay } from '#src/rules/customer/dates.ts'
import { matches } from '#src/rules/customer/field-checks.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import { interestsOf, personNameFault } from '#src/rules/customer/profile-rules.ts'
import type { StoredCustomer } from './profile-store.ts'

export type ProfileFaultId = 'ATTR200' | 'PRO410' | 'PRO411' | 'PRO414'

type Changes = Partial<
  Pick<
    StoredCustomer,
    | ('firstName' | 'lastName' | 'phone' | 'phoneCode' | 'postalCode' | 'birthDate' | 'gender')
    | ('interests' | 'preferredShoeSize')
  >
>
type Details = NonNullable<ChangedProfile['consumerDetails']>
type Planned<T = Changes> = Result<T, ApiError<ProfileFaultId>>

const wrong = (field: string, fault: string) => err(apiError('ATTR200', { field, fault }))

/** A name can be changed, and never taken away. */
const planName = (field: 'firstName' | 'lastName', text = ''): Planned => {
  const value = text.trim().replace(/\s+/g, ' ')
  if (value === '') return ok({})
  const fault = personNameFault(value)
  return fault ? wrong(field, fault.fault) : ok({ [field]: value })
}

const planPhone = ({ phone, phoneCode }: Details, country: string): Planned => {
  if (phone === undefined) return ok({})
  if (phone.trim() === '') return ok({ phone: null, phoneCode: null })
  const typed = phoneCode && !phone.trim().startsWith('+') ? `${phoneCode}${phone}` : phone
  const read = readPhone(typed, country)
  return read
    ? ok({ phone: read.phone, phoneCode: read.phoneCode })
    : err(apiError('PRO414', { field: 'phone' }))
}

const planBirthDate = (text: string | undefined, site: Site, instant: string): Planned => {
  if (text === undefined || text.trim() === '') return ok({})
  if (!isDay(text)) return wrong('birthDate', 'date')
  const fault = birthDateFault(text, { site, instant })
  return fault ? err(apiError('PRO410', { field: 'birthDate' })) : ok({ birthDate: text })
}

const planPostalCode = (text: string | undefined, country: string): Planned => {
  if (text === undefined) return ok({})
  const value = text.trim().toUpperCase()
  if (value === '') return ok({ postalCode: null })
  const { pattern = '.{2,12}', flags } = addressRulesOf(country, 'billing').postalCode
  return matches(pattern, flags)(value) ? wrong('postalCode', 'pattern') : ok({ postalCode: value })
}

const planPreferences = ({
  interests,
  preferredShoeSize,
}: NonNullable<ChangedProfile['preferences']>): Planned => {
  const list = interests === undefined ? undefined : interestsOf(interests)
  if (list && (list.length > maxInterests || list.some((one) => !interestForm.test(one))))
    return wrong('interests', 'pattern')
  const size = preferredShoeSize?.trim()
  return ok({
    ...(list ? { interests: list } : {}),
    ...(size === undefined ? {} : { preferredShoeSize: size === '' ? null : size }),
  })
}

/** What a change writes into a customer's row, in the rules of the site that they are on, as its forms say them, but for the postal code, which is of their `country`; PRO410 for an age that is not allowed, PRO414 for a wrong phone. */
export const planProfile = (
  { consumerDetails = {}, preferences = {} }: ChangedProfile,
  { country, site, instant }: { country: string; site: Site; instant: string },
): Planned => {
  const { gender } = consumerDetails
  const parts: Planned[] = [
    planName('firstName', consumerDetails.firstName),
    planName('lastName', consumerDetails.lastName),
    planPhone(consumerDetails, site.country),
    planPostalCode(consumerDetails.postalCode, country),
    planBirthDate(consumerDetails.birthDate, site, instant),
    ok(gender === undefined ? {} : { gender: gender === '' ? null : gender }),
    planPreferences(preferences),
  ]
  const changes: Changes = {}
  for (const part of parts) {
    if (!part.ok) return part
    Object.assign(changes, part.value)
  }
  return ok(changes)
}
