import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { readPhone } from '#src/rules/customer/phone-number.ts'
import type { Profile } from './profile.ts'

type Call = Client['call']
type Subscription = Profile['subscriptions'][number]
type SubscriptionChange = Pick<Subscription, 'type' | 'channel' | 'recipient'> & { isWanted: boolean }

/** The kinds of mail that a customer may subscribe to. */
export const subscriptionTypesOf = ({ isLoyaltyMember }: Pick<Profile, 'isLoyaltyMember'>) =>
  isLoyaltyMember ? (['Newsletter', 'LoyaltyNewsletter'] as const) : (['Newsletter'] as const)

/** What of a kind and channel is subscribed; undefined where nothing is. */
export const subscribed = (
  { subscriptions }: Profile,
  type: string,
  channel: string,
): Subscription | undefined =>
  subscriptions.find((one) => one.type === type && one.channel === channel && one.optin)

/** Whether somebody wants messages, and has accepted their terms. */
export const wantsSms = ({ sms, optInAccepted }: FormValues): boolean =>
  sms === 'yes' && optInAccepted === 'yes'

/** What a form changes. Another number is wanted alone: subscribing it opts the one before out first. */
const subscriptionChanges = (
  profile: Profile,
  values: FormValues,
  phone: string | undefined,
): SubscriptionChange[] => {
  const { email } = profile.consumerDetails
  const sms = subscribed(profile, 'Newsletter', 'sms')
  const ownSms = { type: 'Newsletter', channel: 'sms' } as const
  return [
    ...subscriptionTypesOf(profile).flatMap((type): SubscriptionChange[] => {
      const isWanted = values[type] === 'yes'
      const isOther = isWanted !== (subscribed(profile, type, 'email') !== undefined)
      return isOther ? [{ type, channel: 'email', recipient: email, isWanted }] : []
    }),
    ...(wantsSms(values) && phone !== undefined && phone !== sms?.recipient
      ? [{ ...ownSms, recipient: phone, isWanted: true }]
      : []),
    ...(!wantsSms(values) && sms ? [{ ...ownSms, recipient: sms.recipient, isWanted: false }] : []),
  ]
}

/** When somebody subscribed, by the shop's clock; the epoch where that does not tell (specification, account and content, section 7). */
export const subscriptionDate = async (call: Call): Promise<string> => {
  const time = await call('GET /fapi/server/time', {})
  return time.ok ? time.value.timestamp : new Date(0).toISOString()
}

/** Whether a mailed link is to confirm it. */
const changeSubscription = async (
  call: Call,
  { isWanted, ...body }: SubscriptionChange,
): Promise<Result<boolean, ClientError>> => {
  const date = await subscriptionDate(call)
  if (isWanted) {
    const made = await call('POST /consumers-v3/consumer/subscription', {
      body: { ...body, optinDate: date },
    })
    return made.ok ? ok(made.value.status === 'confirmationSent') : made
  }
  const ended = await call('PUT /consumers-v3/consumer/subscription', {
    body: { ...body, optin: false, optoutDate: date },
  })
  return ended.ok ? ok(false) : ended
}

/** Saves what a customer is written to about, by the profile as it is now: whether a mailed link is to confirm some of it. */
export const saveSubscriptions = async (
  call: Call,
  values: FormValues,
  { country, read }: { country: string; read: typeof readPhone },
): Promise<Result<{ isSent: boolean }, ClientError>> => {
  const profile = await call('GET /consumers-v3/consumer', { query: {} })
  if (!profile.ok) return profile
  let isSent = false
  for (const change of subscriptionChanges(
    profile.value,
    values,
    read(values['phone'] ?? '', country)?.phone,
  )) {
    const saved = await changeSubscription(call, change)
    if (!saved.ok) return err(saved.error)
    isSent ||= saved.value
  }
  return ok({ isSent })
}
