import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import { genders } from '#src/contract/customer/profile.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { readDate, showDate } from '#src/rules/customer/dates.ts'
import type { Profile } from './load-profile.ts'
import { confirmOwner, ownPasswordField } from './own-password.ts'
import { personalFields } from './personal-fields.ts'
import { takeForm } from '#src/forms/take-form.ts'

/** The fields of the profile. */
export const profileFields = (site: Site, instant: string): FormField[] => {
  const own = personalFields(site, instant)
  const { preferredShoeSize } = messages[site.language].account.fields
  return [
    ...[own.firstName, own.lastName, own.phone, own.birthDate, own.postalCode, own.gender],
    { name: 'preferredShoeSize', label: preferredShoeSize, autocomplete: 'off', maxLength: 20 },
  ]
}

const valuesOf = ({ consumerDetails, preferences }: Profile, { region }: Site): FormValues => ({
  firstName: consumerDetails.firstName,
  lastName: consumerDetails.lastName,
  phone: consumerDetails.phone ?? '',
  birthDate: consumerDetails.birthDate ? showDate(consumerDetails.birthDate, region) : '',
  postalCode: consumerDetails.postalCode ?? '',
  gender: consumerDetails.gender ?? '',
  preferredShoeSize: preferences.preferredShoeSize ?? '',
})

/** Who was told that the profile changed meanwhile saves it as it is now. */
const asOfNow = (sent: SentForm | Response, { version }: Profile, { language }: Site): SentForm | Response =>
  sent instanceof Response || sent.failure !== messages[language].refusals.PRO415
    ? sent
    : { ...sent, values: { ...sent.values, version: String(version) } }

/** What the profile page shows, or where it leads once it is saved. */
export const profileForm = async (
  { call, site, instant, href }: Pick<App.Locals, 'call' | 'site' | 'instant' | 'href'>,
  request: Request,
  profile: Profile,
): Promise<SentForm | Response> =>
  request.method === 'POST'
    ? asOfNow(
        await takeForm(request, site, {
          fields: [...profileFields(site, instant), ownPasswordField(site)],
          act: async (values) => {
            const confirmed = await confirmOwner(call, values)
            if (!confirmed.ok) return confirmed
            const text = (name: string): string => (values[name] ?? '').trim()
            const saved = await call('PUT /consumers-v3/consumer', {
              body: {
                consumerProfile: {
                  version: Number(values['version']) || profile.version,
                  consumerDetails: {
                    firstName: text('firstName'),
                    lastName: text('lastName'),
                    phone: text('phone'),
                    birthDate: readDate(text('birthDate'), site.region) ?? '',
                    postalCode: text('postalCode'),
                    gender: genders.find((one) => one === values['gender']) ?? '',
                  },
                  preferences: { preferredShoeSize: text('preferredShoeSize') },
                },
              },
            })
            return saved.ok ? ok(href('/account/profile?saved')) : saved
          },
        }),
        profile,
        site,
      )
    : untouched(valuesOf(profile, site))
