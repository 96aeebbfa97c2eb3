import { untouched } from '#src/contract/forms/form-field.ts'
import { ownPasswordField } from '#src/features/account/security/own-password.ts'
import { refuseGuests } from '#src/features/account/signed-in.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { nextPath, withNext } from '#src/forms/next-path.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { describeStep, type LoadAuthStep } from './auth-step.ts'

/** Has who signed in a while ago prove again who they are. */
export const confirmStep: LoadAuthStep = async (wanted) => {
  const { locals, url, href } = wanted
  const refused = await refuseGuests(locals, url)
  if (refused) return refused
  const { site } = locals
  const { confirm: texts } = messagesOf(site).passkeys
  const next = url.searchParams.get('next')
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    form: describeForm(site, {
      action: withNext(href('/account/confirm'), next),
      fields: [{ ...ownPasswordField(site), isRequired: true }],
      sent: untouched(),
      submit: texts.submit,
      calls: ['POST /consumers-v3/consumer/auth/confirm'],
    }),
    use: { kind: 'confirm', goal: nextPath(next, site) },
  })
}
