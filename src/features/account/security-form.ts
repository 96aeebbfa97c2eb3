import { isUuid } from '#src/base/ids.ts'
import { ok } from '#src/base/result.ts'
import { untouched, type FormField, type FormValues, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { newPasswordFields } from './new-password-fields.ts'
import { seeOther, takeForm } from '#src/forms/take-form.ts'

/** The fields by which a customer changes their password. */
export const changePasswordFields = (site: Site): FormField[] => [
  {
    name: 'currentPassword',
    label: messages[site.language].security.security.currentPassword,
    type: 'password',
    autocomplete: 'current-password',
    isRequired: true,
  },
  ...newPasswordFields(site),
]

/** What the security page shows, or where it leads once the password is changed. */
export const changePasswordForm = async (
  { call, site, href }: App.Locals,
  request: Request,
): Promise<SentForm | Response> =>
  request.method === 'POST'
    ? takeForm(request, site, {
        fields: changePasswordFields(site),
        act: async ({ currentPassword = '', newPassword = '', confirmPassword = '' }) => {
          const body = { currentPassword, newPassword, confirmPassword }
          const done = await call('POST /consumers-v3/consumer/changepassword', { body })
          return done.ok ? ok(href('/account/security?notice=changed')) : done
        },
      })
    : untouched()

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
