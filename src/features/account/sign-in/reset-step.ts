import { untouched } from '#src/contract/forms/form-field.ts'
import { newPasswordFields } from '#src/features/account/security/new-password-fields.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { describeStep, type LoadAuthStep } from './auth-step.ts'

const tokenForm = /^[\w-]{43}$/

/** Whether a text may be the token of a link that the shop sent. */
export const isLinkToken = (token: string): boolean => tokenForm.test(token)

/** Choosing a new password by a mailed link. */
export const resetStep: LoadAuthStep = async (wanted) => {
  const { locals, url, href } = wanted
  const { site } = locals
  const { refusals, security } = messagesOf(site)
  const { reset: texts } = security
  const token = url.searchParams.get('token') ?? ''
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    form: describeForm(site, {
      action: `${href('/reset-password')}?${new URLSearchParams({ token })}`,
      fields: newPasswordFields(site),
      sent: isLinkToken(token) ? untouched() : { ...untouched(), failure: refusals.AUT402 },
      submit: texts.submit,
      calls: ['POST /consumers-v3/confirmforgotpassword'],
    }),
    use: { kind: 'reset', token, goal: href('/sign-in?notice=reset') },
    other: { label: texts.late, href: href('/forgot-password') },
  })
}
