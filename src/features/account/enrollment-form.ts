import { ok, type Result } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { ChangedProfile } from '#src/contract/customer/profile.ts'
import type { Site } from '#src/contract/sites.ts'
import { readDate, showDate } from '#src/rules/customer/dates.ts'
import { stepAfter, type EnrollmentStep } from '#src/rules/customer/enrollment-steps.ts'
import type { Profile } from '#src/stores/profile.ts'
import { nextPath } from '#src/forms/next-path.ts'
import { personalFields } from './personal-fields.ts'
import { preferencesFields, shownInterests } from '#src/features/account/profile/preferences-form.ts'
import { changedInterests } from '#src/stores/profile.ts'
import { seeOther, takeForm } from '#src/forms/take-form.ts'

/** A step's form, and where it leads when it is skipped. */
export type EnrollmentForm = { sent: SentForm; fields: readonly FormField[]; skipTo: string }

type Details = ChangedProfile['consumerDetails']

/** The fields of a step; none where it only says something. */
const fieldsOf = (
  step: EnrollmentStep,
  { site, instant }: App.Locals,
  { consumerDetails }: Profile,
): FormField[] => {
  const own = personalFields(site, instant)
  const birthDate = { ...own.birthDate, isRequired: true }
  if (step === 'loyalty') return consumerDetails.birthDate === undefined ? [birthDate] : []
  if (step === 'mobile') return [{ ...own.phone, isRequired: true }]
  if (step === 'profile')
    return [own.firstName, own.lastName, birthDate, { ...own.postalCode, isRequired: true }]
  return step === 'interests' ? preferencesFields(site) : []
}

const valuesOf = (profile: Profile, { region }: Site): FormValues => {
  const { firstName, lastName, birthDate, postalCode = '' } = profile.consumerDetails
  const shownDate = birthDate === undefined ? '' : showDate(birthDate, region)
  return { firstName, lastName, birthDate: shownDate, postalCode, ...shownInterests(profile) }
}

const detailsOf = (step: EnrollmentStep, values: FormValues, { region }: Site): Details => {
  const text = (name: string): string => (values[name] ?? '').trim()
  if (step === 'mobile') return { phone: text('phone') }
  const birthDate = readDate(text('birthDate'), region) ?? ''
  if (step === 'loyalty') return { birthDate }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate,
    postalCode: text('postalCode'),
  }
}

/** Saves what a step tells; a member-to-be who has told it joins then. */
const save = async (
  { call, site }: App.Locals,
  step: EnrollmentStep,
  profile: Profile,
  values: FormValues,
): Promise<Result<unknown, ClientError>> => {
  const consumerDetails = detailsOf(step, values, site)
  const consumerProfile =
    step === 'interests' ? changedInterests(values, profile) : { version: profile.version, consumerDetails }
  const saved = await call('PUT /consumers-v3/consumer', { body: { consumerProfile } })
  return saved.ok && step === 'loyalty'
    ? call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    : saved
}

/** What a step of the enrollment shows, or where it leads once it is done: to the page that `next` names, else to the step that follows. */
export const enrollmentForm = async (
  locals: App.Locals,
  request: Request,
  { searchParams }: URL,
  step: EnrollmentStep,
  profile: Profile,
): Promise<EnrollmentForm | Response> => {
  const { site } = locals
  const { isLoyaltyMember, consumerDetails } = profile
  const { phone } = consumerDetails
  const goal = (customer: Parameters<typeof stepAfter>[1]): string =>
    nextPath(searchParams.get('next'), site, `/enrollment/${stepAfter(step, customer)}`)
  const skipTo = goal({ isLoyaltyMember, phone })
  if (step === 'loyalty' ? isLoyaltyMember : step === 'mobile' && phone !== undefined) return seeOther(skipTo)
  const fields = fieldsOf(step, locals, profile)
  if (request.method !== 'POST') return { fields, skipTo, sent: untouched(valuesOf(profile, site)) }
  const sent = await takeForm(request, site, {
    fields,
    act: async (values) => {
      const saved = await save(locals, step, profile, values)
      if (!saved.ok) return saved
      return ok(
        goal({ isLoyaltyMember: isLoyaltyMember || step === 'loyalty', phone: values['phone'] ?? phone }),
      )
    },
  })
  return sent instanceof Response ? sent : { fields, skipTo, sent }
}
