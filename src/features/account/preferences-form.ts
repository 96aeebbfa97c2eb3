import { accountSettings } from '#src/base/account-settings.ts'
import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { ChangedProfile } from '#src/contract/customer/profile.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import type { Profile } from './load-profile.ts'
import { takeForm } from '#src/forms/take-form.ts'

/** A box for each interest. */
export const preferencesFields = ({ language }: Site): FormField[] => {
  const { interests } = messages[language].account.preferences
  return accountSettings.interests.map((name) => ({ kind: 'box', name, label: interests[name] }))
}

const ownInterests = ({ preferences }: Profile): string[] => preferences.interests.split('|').filter(Boolean)

/** A profile's interests, as boxes that are ticked. */
export const shownInterests = (profile: Profile): FormValues =>
  Object.fromEntries(ownInterests(profile).map((interest) => [interest, 'yes']))

/** The change of a profile that saves what was ticked. Interests that the shop no longer offers stay. */
export const savedInterests = (values: FormValues, profile: Profile): ChangedProfile => {
  const offered: readonly string[] = accountSettings.interests
  const others = ownInterests(profile).filter((interest) => !offered.includes(interest))
  const chosen = offered.filter((interest) => values[interest] === 'yes')
  return {
    version: profile.version,
    // With the name, as an update that is all empty is skipped, and none may be ticked.
    consumerDetails: { firstName: profile.consumerDetails.firstName },
    preferences: { interests: [...chosen, ...others].join('|') },
  }
}

/** What the page of interests shows, or where it leads once they are saved. */
export const preferencesForm = async (
  { call, site, href }: App.Locals,
  request: Request,
  profile: Profile,
): Promise<SentForm | Response> =>
  request.method === 'POST'
    ? takeForm(request, site, {
        fields: preferencesFields(site),
        act: async (values) => {
          const consumerProfile = savedInterests(values, profile)
          const saved = await call('PUT /consumers-v3/consumer', { body: { consumerProfile } })
          return saved.ok ? ok(href('/account/preferences?saved')) : saved
        },
      })
    : untouched(shownInterests(profile))
