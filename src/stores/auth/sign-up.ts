import { accountSettings } from '#src/base/account-settings.ts'
import type { Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { CallInput } from '#src/contract/calls.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { AuthUse } from '#src/contract/identity/auth-step.ts'
import { ok } from '#src/base/result.ts'
import { readDate } from '#src/rules/customer/dates.ts'
import { genderOf } from '#src/rules/customer/gender.ts'
import { offersInterests } from '#src/rules/customer/offers-interests.ts'
import { wantsSms } from '#src/stores/subscriptions.ts'
import { readOwnFacts, signIn, type AuthPlace } from './sign-in.ts'

export type SignUpUse = Extract<AuthUse, { kind: 'signUp' }>

type Payload = CallInput<'POST /consumers-v3/auth/signup'>['body']

const payloadOf = (values: FormValues, { region, source }: SignUpUse): Payload => {
  const text = (name: string): string => (values[name] ?? '').trim()
  const birthDate = readDate(text('birthDate'), region)
  const gender = genderOf(values['gender'])
  const joins = values['loyaltyTerms'] === 'yes'
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: values['password'] ?? '',
    ...(birthDate ? { birthDate } : {}),
    ...(text('phone') ? { phone: text('phone') } : {}),
    ...(text('postalCode') ? { postalCode: text('postalCode') } : {}),
    ...(gender ? { gender } : {}),
    isTermsConfirmed: true,
    termsConditionsAndPolicy: true,
    subscriptions: {
      newsletterConsent: values['newsletter'] === 'yes',
      smsNotificationConsent: wantsSms(values),
      ...(joins ? { loyaltyConsent: true, loyaltyEnrollment: 'Full' as const } : {}),
    },
    source,
  }
}

/**
 * What follows once somebody signed up and is signed in: their loyalty token where somebody referred them, their profile, and then
 * their interests, or what comes after those; the path is where it leads (specification, account and content, section 4, Sign-up
 * flow). Who was referred but did not join has no token, which holds nothing up.
 */
const afterSignUp = async (place: AuthPlace, newsletter: boolean, use: SignUpUse): Promise<string> => {
  const { referralCode, leadSource, skipsInterests: isSkipped } = use
  const call = leadSource === undefined ? place.call : (place.callFrom?.(leadSource) ?? place.call)
  if (referralCode !== undefined)
    await call('POST /consumers-v3/consumer/loyalty/token', { body: { referralCode } })
  await readOwnFacts(place)
  return offersInterests(accountSettings.interestsAfterSignUp, { newsletter, isSkipped })
    ? use.interests
    : use.goal
}

/** Makes an account and signs in to it; the path is where that leads. Who could not be signed in does so themselves. */
export const signUp = async (
  place: AuthPlace,
  values: FormValues,
  use: SignUpUse,
  humanResult?: string,
): Promise<Result<string, ClientError>> => {
  const payload = payloadOf(values, use)
  const body = { ...payload, recaptcha_response: humanResult }
  const signedUp = await place.call('POST /consumers-v3/auth/signup', { body })
  if (!signedUp.ok) return signedUp
  const signedIn = await signIn(place, payload)
  if (!signedIn.ok) return ok(use.signIn)
  return ok(await afterSignUp(place, payload.subscriptions?.newsletterConsent ?? false, use))
}

type NewAddress = CallInput<'POST /consumers-v3/consumer/address'>['body']

/** Who placed an order, as it tells. */
export type OrderBuyer = { email: string; firstName: string; lastName: string; addresses: NewAddress[] }

/**
 * Makes an account of who placed an order, by a password alone; the path is where that leads. The addresses of the order join its book; one
 * that cannot is left out.
 */
export const signUpByOrder = async (
  place: AuthPlace,
  { password }: FormValues,
  { use, buyer }: { use: SignUpUse; buyer: OrderBuyer },
  humanResult?: string,
): Promise<Result<string, ClientError>> => {
  const { addresses, ...who } = buyer
  const done = await signUp(place, { ...who, password }, use, humanResult)
  if (done.ok && done.value !== use.signIn)
    for (const body of addresses) await place.call('POST /consumers-v3/consumer/address', { body })
  return done
}
