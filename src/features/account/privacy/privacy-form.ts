import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { ownPasswordField } from '#src/features/account/security/own-password.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { deleteAccount, type Profile } from '#src/stores/profile.ts'

/** The fields by which a customer deletes their account: it takes its email, so that nobody does it by mistake. */
const deletionFields = (site: Site, { consumerDetails }: Profile): FormField[] => {
  const { privacy } = messagesOf(site).account
  return [
    {
      name: 'email',
      label: privacy.email,
      type: 'email',
      autocomplete: 'off',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'is', text: consumerDetails.email, told: privacy.wrongEmail }],
    },
    { ...ownPasswordField(site), isRequired: true },
  ]
}

/** What the privacy page shows, or where it leads once the account is deleted. */
export const deletionForm = async (
  { call, site, href }: Pick<App.Locals, 'call' | 'site' | 'href'>,
  request: Request,
  profile: Profile,
): Promise<FormDescription<FormTexts> | Response> => {
  const fields = deletionFields(site, profile)
  const done = href('/sign-in?notice=deleted')
  const sent =
    request.method === 'POST'
      ? await takeForm(request, site, {
          fields,
          act: async (values) => {
            const deleted = await deleteAccount(call, values)
            return deleted.ok ? ok(done) : deleted
          },
        })
      : untouched()
  if (sent instanceof Response) return sent
  return describeForm(site, {
    owner: profile.consumerId,
    action: href('/account/privacy'),
    ...{ done, fields, sent },
    submit: messagesOf(site).account.privacy.submit,
    calls: ['DELETE /consumers-v3/consumer', 'POST /consumers-v3/consumer/auth/confirm'],
  })
}
