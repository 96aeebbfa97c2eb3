import { accountSettings } from '#src/base/account-settings.ts'
import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField, type FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { interestsOf } from '#src/rules/customer/profile-rules.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { saveInterests, type Profile } from '#src/stores/profile.ts'

/** A box for each interest. */
export const preferencesFields = (site: Site): FormField[] => {
  const { interests } = messagesOf(site).account.preferences
  return accountSettings.interests.map((name) => ({ kind: 'box', name, label: interests[name] }))
}

/** A profile's interests, as boxes that are ticked. */
export const shownInterests = ({ preferences }: Profile): FormValues =>
  Object.fromEntries(interestsOf(preferences.interests).map((interest) => [interest, 'yes']))

/** What the page of interests shows, or where it leads once they are saved. */
export const preferencesForm = async (
  { call, site, href }: App.Locals,
  request: Request,
  profile: Profile,
): Promise<FormDescription<FormTexts> | Response> => {
  const { account } = messagesOf(site)
  const fields = preferencesFields(site)
  const done = href('/account/preferences?saved')
  const sent =
    request.method === 'POST'
      ? await takeForm(request, site, {
          fields,
          act: async (values) => {
            const saved = await saveInterests(call, values)
            return saved.ok ? ok(done) : saved
          },
        })
      : untouched(shownInterests(profile))
  if (sent instanceof Response) return sent
  return describeForm(site, {
    owner: profile.consumerId,
    action: href('/account/preferences'),
    ...{ done, fields, sent },
    submit: account.save,
    legend: account.preferences.legend,
    calls: ['GET /consumers-v3/consumer', 'PUT /consumers-v3/consumer'],
  })
}
