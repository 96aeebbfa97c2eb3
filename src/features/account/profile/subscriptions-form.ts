import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField, type FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { personalFields } from '#src/features/account/personal-fields.ts'
import { smsField } from '#src/features/account/sms-field.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { phoneText, readPhone } from '#src/rules/customer/phone-number.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import type { Profile } from '#src/stores/profile.ts'
import { saveSubscriptions, subscribed, subscriptionTypesOf } from '#src/stores/subscriptions.ts'

/** A box for each kind of mail, and one for messages to a phone. */
const subscriptionFields = (site: Site, profile: Profile, instant: string): FormField[] => {
  const { subscriptions } = messagesOf(site).account
  const boxes = subscriptionTypesOf(profile).map((type) => ({
    ...{ kind: 'box' as const, name: type, label: subscriptions[type] },
  }))
  return [...boxes, smsField(site), { ...personalFields(site, instant).phone, isRequiredWith: 'sms' }]
}

const valuesOf = (profile: Profile, { country }: Site): FormValues => {
  const sms = subscribed(profile, 'Newsletter', 'sms')
  const isTicked = (one: unknown): string => (one ? 'yes' : '')
  return {
    ...Object.fromEntries(
      subscriptionTypesOf(profile).map((type) => [type, isTicked(subscribed(profile, type, 'email'))]),
    ),
    sms: isTicked(sms),
    optInAccepted: isTicked(sms),
    phone: phoneText(sms?.recipient ?? profile.consumerDetails.phone ?? '', country),
  }
}

/** What the page of subscriptions shows, or where it leads once they are saved: one that a mailed link is to confirm is not yet there. */
export const subscriptionsForm = async (
  { call, site, href, instant }: Pick<App.Locals, 'call' | 'site' | 'href' | 'instant'>,
  request: Request,
  profile: Profile,
): Promise<FormDescription<FormTexts> | Response> => {
  const { account } = messagesOf(site)
  const fields = subscriptionFields(site, profile, instant)
  const action = href('/account/subscriptions')
  const sent =
    request.method === 'POST'
      ? await takeForm(request, site, {
          fields,
          act: async (values) => {
            const saved = await saveSubscriptions(call, values, { country: site.country, read: readPhone })
            return saved.ok
              ? ok(href(`/account/subscriptions?${saved.value.isSent ? 'sent' : 'saved'}`))
              : saved
          },
        })
      : untouched(valuesOf(profile, site))
  if (sent instanceof Response) return sent
  return describeForm(site, {
    owner: profile.consumerId,
    ...{ action, fields, sent },
    submit: account.save,
    legend: account.subscriptions.title,
    calls: ['POST /consumers-v3/consumer/subscription', 'PUT /consumers-v3/consumer/subscription'],
  })
}
