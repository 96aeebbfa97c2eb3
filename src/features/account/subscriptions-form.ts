import { err, ok, type Result } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { Site } from '#src/contract/sites.ts'
import { subscriptionDate } from '#src/features/newsletter/subscription-date.ts'
import { messages } from '#src/messages/messages.ts'
import { readPhone } from '#src/rules/customer/phone-number.ts'
import type { Profile } from './load-profile.ts'
import { personalFields } from './personal-fields.ts'
import { smsField, wantsSms } from './sms-field.ts'
import { takeForm } from '#src/forms/take-form.ts'

type Subscription = Profile['subscriptions'][number]

const typesOf = ({ isLoyaltyMember }: Profile) =>
  isLoyaltyMember ? (['Newsletter', 'LoyaltyNewsletter'] as const) : (['Newsletter'] as const)

/** A box for each kind of mail, and one for messages to a phone. */
export const subscriptionFields = (site: Site, profile: Profile, instant: string): FormField[] => {
  const { subscriptions } = messages[site.language].account
  return [
    ...typesOf(profile).map((type): FormField => ({ kind: 'box', name: type, label: subscriptions[type] })),
    smsField(site),
    { ...personalFields(site, instant).phone, isRequiredWith: 'sms' },
  ]
}

const subscribed = ({ subscriptions }: Profile, type: string, channel: string): Subscription | undefined =>
  subscriptions.find((one) => one.type === type && one.channel === channel && one.optin)

const valuesOf = (profile: Profile): FormValues => {
  const sms = subscribed(profile, 'Newsletter', 'sms')
  const isTicked = (one: unknown): string => (one ? 'yes' : '')
  return {
    ...Object.fromEntries(
      typesOf(profile).map((type) => [type, isTicked(subscribed(profile, type, 'email'))]),
    ),
    sms: isTicked(sms),
    optInAccepted: isTicked(sms),
    phone: sms?.recipient ?? profile.consumerDetails.phone ?? '',
  }
}

type Change = Pick<Subscription, 'type' | 'channel' | 'recipient'> & { isWanted: boolean }

/** What a form changes. Another number is wanted alone: subscribing it opts the one before out first. */
const changesOf = (profile: Profile, values: FormValues, { country }: Site): Change[] => {
  const { email } = profile.consumerDetails
  const sms = subscribed(profile, 'Newsletter', 'sms')
  const phone = readPhone(values['phone'] ?? '', country)?.phone
  const ownSms = { type: 'Newsletter', channel: 'sms' } as const
  return [
    ...typesOf(profile).flatMap((type): Change[] => {
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

/** What the page of subscriptions shows, or where it leads once they are saved: one that a mailed link is to confirm is not yet there. */
export const subscriptionsForm = async (
  { call, site, href, instant }: App.Locals,
  request: Request,
  profile: Profile,
): Promise<SentForm | Response> => {
  if (request.method !== 'POST') return untouched(valuesOf(profile))

  /** Whether a link was mailed that is to confirm it. */
  const save = async ({ isWanted, ...body }: Change): Promise<Result<boolean, ClientError>> => {
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

  return takeForm(request, site, {
    fields: subscriptionFields(site, profile, instant),
    act: async (values) => {
      let isSent = false
      for (const change of changesOf(profile, values, site)) {
        const saved = await save(change)
        if (!saved.ok) return err(saved.error)
        isSent ||= saved.value
      }
      return ok(href(`/account/subscriptions?${isSent ? 'sent' : 'saved'}`))
    },
  })
}
