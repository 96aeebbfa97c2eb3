import { accountSettings } from '#src/base/account-settings.ts'
import { ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { Region } from '#src/contract/sites.ts'
import { readDate } from '#src/rules/customer/dates.ts'
import { genderOf } from '#src/rules/customer/gender.ts'
import { interestsOf } from '#src/rules/customer/profile-rules.ts'

type Call = Client['call']
export type Profile = CallOutput<'GET /consumers-v3/consumer'>
type Change = CallInput<'PUT /consumers-v3/consumer'>['body']['consumerProfile']

/** Proves who somebody is, where they typed their password; AUT450 and AUT423 as the API refuses it. */
const confirmOwner = async (
  call: Call,
  { password = '' }: FormValues,
): Promise<Result<undefined, ClientError>> => {
  if (password === '') return ok(undefined)
  const confirmed = await call('POST /consumers-v3/consumer/auth/confirm', { body: { password } })
  return confirmed.ok ? ok(undefined) : confirmed
}

const put = (call: Call, consumerProfile: Change): Promise<Result<Profile, ClientError>> =>
  call('PUT /consumers-v3/consumer', { body: { consumerProfile } })

/** Saves who a customer is; PRO415 where the profile has another version by now, which the error names. */
export const saveProfile = async (
  call: Call,
  values: FormValues,
  { version, region }: { version: number; region: Region },
): Promise<Result<Profile, ClientError>> => {
  const confirmed = await confirmOwner(call, values)
  if (!confirmed.ok) return confirmed
  const text = (name: string): string => (values[name] ?? '').trim()
  return put(call, {
    version,
    consumerDetails: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      birthDate: readDate(text('birthDate'), region) ?? '',
      postalCode: text('postalCode'),
      gender: genderOf(values['gender']),
    },
    preferences: { preferredShoeSize: text('preferredShoeSize') },
  })
}

/** The change of a profile that saves what was ticked. Interests that the shop no longer offers stay. */
const changedInterests = (values: FormValues, profile: Profile): Change => {
  const offered: readonly string[] = accountSettings.interests
  const others = interestsOf(profile.preferences.interests).filter((interest) => !offered.includes(interest))
  const chosen = offered.filter((interest) => values[interest] === 'yes')
  return {
    version: profile.version,
    // With the name, as an update that is all empty is skipped, and none may be ticked.
    consumerDetails: { firstName: profile.consumerDetails.firstName },
    preferences: { interests: [...chosen, ...others].join('|') },
  }
}

/** Saves what a customer likes, by the profile as it is now. */
export const saveInterests = async (
  call: Call,
  values: FormValues,
): Promise<Result<Profile, ClientError>> => {
  const read = await call('GET /consumers-v3/consumer', { query: {} })
  return read.ok ? put(call, changedInterests(values, read.value)) : read
}

/** Has a link sent to another email of the account; the minutes are for how long it works. It says the same where somebody else has that email. */
export const changeEmail = async (
  call: Call,
  values: FormValues,
): Promise<Result<{ email: string; minutes: number }, ClientError>> => {
  const confirmed = await confirmOwner(call, values)
  if (!confirmed.ok) return confirmed
  const email = (values['email'] ?? '').trim()
  const sent = await call('POST /consumers-v3/consumer/email', { body: { email } })
  return sent.ok ? ok({ email, minutes: sent.value.minutes }) : sent
}

/** Sets another password; other sessions end. */
export const changePassword = async (
  call: Call,
  { currentPassword = '', newPassword = '', confirmPassword = '' }: FormValues,
): Promise<Result<undefined, ClientError>> => {
  const body = { currentPassword, newPassword, confirmPassword }
  const done = await call('POST /consumers-v3/consumer/changepassword', { body })
  return done.ok ? ok(undefined) : done
}

/** Deletes the account that is signed in. */
export const deleteAccount = async (
  call: Call,
  values: FormValues,
): Promise<Result<undefined, ClientError>> => {
  const confirmed = await confirmOwner(call, values)
  if (!confirmed.ok) return confirmed
  const email = (values['email'] ?? '').trim().toLowerCase()
  const deleted = await call('DELETE /consumers-v3/consumer', { body: { email } })
  return deleted.ok ? ok(undefined) : deleted
}
