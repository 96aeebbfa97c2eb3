import { untouched } from '#src/contract/forms/form-field.ts'
import { loadProfile } from '#src/features/account/load-profile.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { nextPath, withNext } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { describeStep, type LoadAuthStep } from './auth-step.ts'

/**
 * Asks an employee to accept the terms of their discount. They lead to where they were met, else to the account, in a dialog to a word
 * that the sign-in is done.
 */
export const employeeTermsStep: LoadAuthStep = async (wanted) => {
  const { locals, url, place, href } = wanted
  const { site } = locals
  const { terms: texts } = messagesOf(site).discounts
  const next = url.searchParams.get('next')
  const goal = nextPath(next, site, place === 'dialog' ? '/signed-in' : '/account')
  const profile = await loadProfile(locals, url)
  if (profile instanceof Response) return profile
  const { employee } = profile.consumerDetails
  if (profile.consumerType !== 'EMPLOYEE' || employee?.isTermsAccepted) return seeOther(goal)
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    points: texts.points,
    readings: [{ label: texts.read, href: href('/associate-discount-terms') }],
    form: describeForm(site, {
      action: withNext(href('/employee-terms'), next),
      fields: [],
      sent: untouched(),
      submit: texts.submit,
      calls: ['POST /consumers-v3/consumer/discountTerms'],
    }),
    use: { kind: 'terms', goal },
    links: [{ label: texts.later, href: goal }],
  })
}
