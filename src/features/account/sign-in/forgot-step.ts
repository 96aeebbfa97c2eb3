import { brandName } from '#src/contract/brand.ts'
import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { withNext } from '#src/forms/next-path.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { describeStep, type LoadAuthStep } from './auth-step.ts'

/** The email of somebody who may have an account. */
export const ownEmailField = (site: Site): FormField => ({
  name: 'email',
  label: fieldLabels(site).email,
  type: 'email',
  autocomplete: 'username',
  isRequired: true,
  maxLength: 100,
  rules: [{ rule: 'email' }],
})

/** Having a link sent that sets a new password. */
export const forgotStep: LoadAuthStep = async (wanted) => {
  const { locals, url, href } = wanted
  const { site } = locals
  const { forgot: texts } = messagesOf(site).security
  const next = url.searchParams.get('next')
  const action = withNext(href('/forgot-password'), next)
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    form: describeForm(site, {
      action,
      fields: [ownEmailField(site)],
      sent: untouched(),
      submit: texts.submit,
      calls: ['POST /consumers-v3/consumer/resetpassword'],
    }),
    use: {
      kind: 'forgot',
      sent: {
        title: texts.sentTitle,
        windowTitle: `${texts.sentTitle} | ${brandName}`,
        text: texts.sent,
        other: { label: texts.again, href: action },
      },
    },
    humanCheck: 'login',
    other: { label: texts.back, href: withNext(href('/sign-in'), next) },
  })
}
