import { isUuid } from '#src/base/ids.ts'
import { ok } from '#src/base/result.ts'
import type { FormDescription } from '#src/contract/forms/form.ts'
import { untouched, type FormField, type FormValues } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { seeOther, takeForm } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { changePassword } from '#src/stores/profile.ts'
import { newPasswordFields } from './new-password-fields.ts'

/** The fields by which a customer changes their password. */
const changePasswordFields = (site: Site): FormField[] => [
  {
    name: 'currentPassword',
    label: messagesOf(site).security.security.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
    isRequired: true,
  },
  ...newPasswordFields(site),
]

/** What the security page shows, or where it leads once the password is changed. */
export const changePasswordForm = async (
  { call, site, href }: Pick<App.Locals, 'call' | 'site' | 'href'>,
  request: Request,
): Promise<FormDescription<FormTexts> | Response> => {
  const fields = changePasswordFields(site)
  const done = href('/account/security?notice=changed')
  const sent =
    request.method === 'POST'
      ? await takeForm(request, site, {
          fields,
          act: async (values) => {
            const changed = await changePassword(call, values)
            return changed.ok ? ok(done) : changed
          },
        })
      : untouched()
  if (sent instanceof Response) return sent
  return describeForm(site, {
    action: href('/account/security'),
    ...{ done, fields, sent },
    submit: messagesOf(site).security.security.change,
    calls: ['POST /consumers-v3/consumer/changepassword'],
  })
}

/** Signs out on another device, or on all others where the form names none, and leads back. */
export const endSessions = async (
  { call, href }: Pick<App.Locals, 'call' | 'href'>,
  { sessionId }: FormValues,
): Promise<Response> => {
  const done =
    sessionId === undefined
      ? await call('DELETE /consumers-v3/consumer/sessions', {})
      : isUuid(sessionId) &&
        (await call('DELETE /consumers-v3/consumer/sessions/{sessionId}', { path: { sessionId } }))
  return seeOther(href(`/account/security?notice=${done && done.ok ? 'ended' : 'failed'}`))
}
