import { untouched } from '#src/contract/forms/form-field.ts'
import type { SignUpUse } from '#src/stores/auth/sign-up.ts'
import { describeStep, type AuthRequest, type LoadAuthStep } from '#src/features/account/sign-in/auth-step.ts'
import { leadMembersOn } from '#src/features/account/signed-in.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { nextPath, withNext, withQuery } from '#src/forms/next-path.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { signUpFields, type SignUpKind } from './sign-up-fields.ts'
import { signUpParameters, signUpStart } from './sign-up-start.ts'

const referralCodeForm = /^[A-Z0-9]{8}$/

/** A header holds no other characters. */
const plainText = /^[\x20-\x7e]+$/

/** What signing up does by the parameters of its address (specification, account and content, section 2). */
export const signUpUse = ({
  locals: { site },
  url,
  place,
}: { locals: Pick<App.Locals, 'site'> } & Pick<AuthRequest, 'url' | 'place'>): SignUpUse => {
  const query = url.searchParams
  const store = query.get('storeNum')?.slice(0, 64)
  const campaignName = query.get('enrollment_marketing_source')?.slice(0, 100)
  const referralCode = query.get('referral_code') ?? ''
  const leadSource = query.get('leadSource') ?? ''
  const goal = nextPath(
    query.get('next'),
    site,
    place === 'dialog' ? '/enrollment/welcome' : '/account?welcome',
  )
  return {
    kind: 'signUp',
    region: site.region,
    source: { ...(store ? { store } : {}), ...(campaignName ? { campaignName } : {}) },
    ...(referralCodeForm.test(referralCode) ? { referralCode } : {}),
    ...(plainText.test(leadSource) ? { leadSource } : {}),
    skipsInterests: query.get('interests') === 'skip',
    interests: withQuery(`/${site.locale}/enrollment/interests`, { welcome: 'yes', next: goal }),
    goal,
    signIn: withNext(`/${site.locale}/sign-in`, query.get('next')),
  }
}

/** Signing up, for an account or for the loyalty programme with it. Who has an account is led from the second to joining. */
export const signUpStep =
  (kind: SignUpKind): LoadAuthStep =>
  async (wanted) => {
    const { locals, url, href } = wanted
    const elsewhere = kind === 'loyalty' ? await leadMembersOn(locals) : undefined
    if (elsewhere) return elsewhere
    const { site, instant } = locals
    const { account, enrollment } = messagesOf(site)
    const { signUp: texts } = account
    const { title, description, text } = kind === 'loyalty' ? enrollment.join : texts
    const query = url.searchParams
    const path = kind === 'loyalty' ? '/loyalty-sign-up' : '/sign-up'
    const parameters = Object.fromEntries(signUpParameters.map((name) => [name, query.get(name)]))
    return describeStep(wanted, {
      title,
      description,
      text,
      form: describeForm(site, {
        action: withQuery(`/${site.locale}${path}`, parameters),
        fields: signUpFields(site, instant, kind),
        sent: untouched(await signUpStart(locals, query)),
        submit: texts.submit,
        calls: ['POST /consumers-v3/auth/signup'],
      }),
      use: signUpUse(wanted),
      humanCheck: 'register',
      other: {
        before: texts.haveAccount,
        label: texts.signIn,
        href: withNext(href('/sign-in'), query.get('next')),
      },
      dialogContent: kind === 'loyalty' ? 'loyalty-modal' : 'sign-up-modal',
    })
  }
