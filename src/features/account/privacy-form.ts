import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import type { Profile } from './load-profile.ts'
import { confirmOwner, ownPasswordField } from './own-password.ts'
import { takeForm } from '#src/forms/take-form.ts'

/** The fields by which a customer deletes their account. */
export const deletionFields = (site: Site): FormField[] => [
  {
    name: 'email',
    label: messages[site.language].account.privacy.email,
    type: 'email',
    autocomplete: 'off',
    isRequired: true,
    maxLength: 100,
  },
  { ...ownPasswordField(site), isRequired: true },
]

/** Deleting takes the email of the account, so that nobody does it by mistake. */
const emailFaults = (values: FormValues, { consumerDetails }: Profile, site: Site): Record<string, string> =>
  (values['email'] ?? '').trim().toLowerCase() === consumerDetails.email.toLowerCase()
    ? {}
    : { email: messages[site.language].account.privacy.wrongEmail }

/** What the privacy page shows, or where it leads once the account is deleted. */
export const deletionForm = async (
  { call, site, href }: App.Locals,
  request: Request,
  profile: Profile,
): Promise<SentForm | Response> =>
  request.method === 'POST'
    ? takeForm(request, site, {
        fields: deletionFields(site),
        moreFaults: (values) => emailFaults(values, profile, site),
        act: async (values) => {
          const confirmed = await confirmOwner(call, values)
          if (!confirmed.ok) return confirmed
          const { email } = profile.consumerDetails
          const deleted = await call('DELETE /consumers-v3/consumer', { body: { email } })
          return deleted.ok ? ok(href('/sign-in?notice=deleted')) : deleted
        },
      })
    : untouched()
