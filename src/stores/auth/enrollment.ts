import { ok, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { AuthUse } from '#src/contract/identity/auth-step.ts'
import { readDate } from '#src/rules/customer/dates.ts'
import { stepAfter } from '#src/rules/customer/enrollment-steps.ts'
import { saveInterests } from '#src/stores/profile.ts'
import type { AuthPlace } from './sign-in.ts'

export type EnrollmentUse = Extract<AuthUse, { kind: 'enrollment' }>

const detailsOf = ({ step, region }: EnrollmentUse, values: FormValues) => {
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
  { call }: AuthPlace,
  values: FormValues,
  use: EnrollmentUse,
): Promise<Result<unknown, ClientError>> => {
  if (use.step === 'interests') return saveInterests(call, values)
  const consumerDetails = detailsOf(use, values)
  const put = (version: number) =>
    call('PUT /consumers-v3/consumer', { body: { consumerProfile: { version, consumerDetails } } })
  const first = await put(use.version)
  // A step that was sent before has changed the profile itself: what it tells holds for the profile as it is.
  const isOther = !first.ok && first.error.errorId === 'PRO415'
  const saved = isOther ? await put(Number(first.error.additionalInfo['version'])) : first
  return saved.ok && use.step === 'loyalty'
    ? call('PUT /consumers-v3/consumer/loyalty/enrollment', { body: { optin: true } })
    : saved
}

/** Where a step leads that is done or skipped: to the page that was asked for, else to the step that suits the customer next. */
export const goalOfStep = ({ step, next, steps, customer }: EnrollmentUse): string =>
  next ?? `${steps}/${stepAfter(step, customer)}`

/** Does a step of the enrollment; the path is where it leads. */
export const enrol = async (
  place: AuthPlace,
  values: FormValues,
  use: EnrollmentUse,
): Promise<Result<string, ClientError>> => {
  const saved = await save(place, values, use)
  if (!saved.ok) return saved
  const { isLoyaltyMember, phone } = use.customer
  const customer = {
    isLoyaltyMember: isLoyaltyMember || use.step === 'loyalty',
    ...(values['phone'] === undefined
      ? { ...(phone === undefined ? {} : { phone }) }
      : { phone: values['phone'] }),
  }
  return ok(goalOfStep({ ...use, customer }))
}
