import { ok } from '#src/base/result.ts'
import { untouched, type SentForm } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { messages } from '#src/messages/messages.ts'
import { newPasswordFields } from '#src/features/account/security/new-password-fields.ts'
import { takeForm } from '#src/forms/take-form.ts'

const tokenForm = /^[\w-]{43}$/

/** A form whose link is not one that the shop sent. */
export const withoutToken = ({ language }: Site): SentForm => ({
  ...untouched(),
  failure: messages[language].refusals.AUT402,
})

/** Whether a text may be the token of a link. */
export const isLinkToken = (token: string): boolean => tokenForm.test(token)

/** What the page of a mailed link shows, or where it leads once the password is set. */
export const resetForm = async (
  { call, site, href }: App.Locals,
  request: Request,
  token: string,
): Promise<SentForm | Response> => {
  if (request.method !== 'POST') return isLinkToken(token) ? untouched() : withoutToken(site)
  return takeForm(request, site, {
    fields: newPasswordFields(site),
    act: async ({ newPassword = '', confirmPassword = '' }) => {
      const body = { token, newPassword, confirmPassword }
      const done = await call('POST /consumers-v3/confirmforgotpassword', { body })
      return done.ok ? ok(href('/sign-in?notice=reset')) : done
    },
  })
}
