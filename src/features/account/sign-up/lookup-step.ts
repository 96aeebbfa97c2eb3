import { untouched } from '#src/contract/forms/form-field.ts'
import { loadProfile } from '#src/features/account/load-profile.ts'
import { describeStep, type LoadAuthStep } from '#src/features/account/sign-in/auth-step.ts'
import { ownEmailField } from '#src/features/account/sign-in/forgot-step.ts'
import { isSignedIn } from '#src/features/account/signed-in.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { withNext, withQuery } from '#src/forms/next-path.ts'
import { seeOther } from '#src/forms/take-form.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { firstStep } from '#src/rules/customer/enrollment-steps.ts'

/** Where the enrollment begins for a guest: an email, which says whether its owner signs in or signs up. Who is signed in is led to their first step. */
export const lookupStep: LoadAuthStep = async (wanted) => {
  const { locals, url, href } = wanted
  const { site } = locals
  if (await isSignedIn(locals)) {
    const profile = await loadProfile(locals, url)
    if (profile instanceof Response) return profile
    const { isLoyaltyMember, consumerDetails } = profile
    return seeOther(href(`/enrollment/${firstStep({ isLoyaltyMember, phone: consumerDetails.phone })}`))
  }
  const { lookup: texts } = messagesOf(site).enrollment
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    form: describeForm(site, {
      action: href('/enrollment'),
      fields: [ownEmailField(site)],
      sent: untouched(),
      submit: texts.submit,
      calls: ['GET /consumers-v3/consumer/lookup'],
    }),
    use: {
      kind: 'lookup',
      signIn: withNext(href('/sign-in'), href('/enrollment')),
      signUp: withQuery(href('/sign-up'), { next: href('/enrollment/loyalty'), interests: 'skip' }),
    },
    dialogContent: 'sign-in-modal',
  })
}
