import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { personalFields } from '#src/features/account/personal-fields.ts'
import { ownPasswordField } from '#src/features/account/security/own-password.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { showDate } from '#src/rules/customer/dates.ts'
import { phoneText } from '#src/rules/customer/phone-number.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { saveProfile, type Profile } from '#src/stores/profile.ts'

/** The fields of the profile. */
const profileFields = (site: Site, instant: string): FormField[] => {
  const own = personalFields(site, instant)
  const { preferredShoeSize } = messagesOf(site).account.fields
  return [
    ...[own.firstName, own.lastName, own.phone, own.birthDate, own.postalCode, own.gender],
    { name: 'preferredShoeSize', label: preferredShoeSize, autocomplete: 'off', maxLength: 20 },
  ]
}

const valuesOf = ({ consumerDetails, preferences }: Profile, { region, country }: Site): FormValues => ({
  firstName: consumerDetails.firstName,
  lastName: consumerDetails.lastName,
  phone: phoneText(consumerDetails.phone ?? '', country),
  birthDate: consumerDetails.birthDate ? showDate(consumerDetails.birthDate, region) : '',
  postalCode: consumerDetails.postalCode ?? '',
  gender: consumerDetails.gender ?? '',
  preferredShoeSize: preferences.preferredShoeSize ?? '',
})

/** Who was told that the profile changed meanwhile saves it as it is now. */
const versionOf = ({ values, failure }: SentForm, { version }: Profile, site: Site): string =>
  (failure === messagesOf(site).refusals.PRO415 ? undefined : values['version']) ?? String(version)

/** What the profile page shows, or where it leads once it is saved. */
export const profileForm = async (
  { call, site, instant, href }: Pick<App.Locals, 'call' | 'site' | 'instant' | 'href'>,
  request: Request,
  profile: Profile,
): Promise<FormDescription<FormTexts> | Response> => {
  const fields = profileFields(site, instant)
  const proof = ownPasswordField(site)
  const action = href('/account/profile')
  const done = href('/account/profile?saved')
  const sent =
    request.method === 'POST'
      ? await takeForm(request, site, {
          fields: [...fields, proof],
          act: async (values) => {
            const version = Number(values['version']) || profile.version
            const saved = await saveProfile(call, values, { version, region: site.region })
            return saved.ok ? ok(done) : saved
          },
        })
      : untouched(valuesOf(profile, site))
  if (sent instanceof Response) return sent
  return describeForm(site, {
    owner: profile.consumerId,
    ...{ action, done, fields, proof, sent },
    submit: messagesOf(site).account.save,
    hidden: { version: versionOf(sent, profile, site) },
    calls: ['PUT /consumers-v3/consumer', 'POST /consumers-v3/consumer/auth/confirm'],
  })
}
