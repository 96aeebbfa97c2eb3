import { untouched, type FormField } from '#src/contract/forms/form-field.ts'
import type { Site } from '#src/contract/sites.ts'
import { orderNumberOf } from '#src/features/checkout/order-cookie.ts'
import { describeForm } from '#src/forms/describe-form.ts'
import { fieldLabels } from '#src/forms/field-labels.ts'
import { nextPath, withNext } from '#src/forms/next-path.ts'
import { messagesOf } from '#src/messages/messages.ts'
import { hasDeclinedPasskey } from '#src/rules/identity/declined-passkey.ts'
import { describeStep, type AuthRequest, type LoadAuthStep } from './auth-step.ts'

/** The fields of signing in (specification, account and content, section 5, Sign-in). */
export const signInFields = (site: Site): FormField[] => {
  const fields = fieldLabels(site)
  return [
    {
      name: 'email',
      label: fields.email,
      type: 'email',
      autocomplete: 'username webauthn',
      isRequired: true,
      maxLength: 100,
      rules: [{ rule: 'email' }],
    },
    {
      name: 'password',
      label: fields.password,
      type: 'password',
      autocomplete: 'current-password',
      isRequired: true,
    },
  ]
}

/**
 * Where signing in leads: to where it was needed; else to the account, in a dialog to a word that it is done. Who has just ordered here
 * finds the order in the account (specification, shopping, section 2, Navigation rules).
 */
export const goalOfSignIn = (
  next: string | null,
  site: Site,
  { place, request }: Pick<AuthRequest, 'place' | 'request'>,
): string => {
  const hasOrdered = orderNumberOf(request) !== undefined
  return nextPath(next, site, place === 'dialog' && !hasOrdered ? '/signed-in' : '/account')
}

/** Signing in. The address may name where it leads next, the email of who it is, and what came of something before. */
export const signInStep: LoadAuthStep = async (wanted) => {
  const { locals, request, url, href } = wanted
  const { site } = locals
  const { account, security, passkeys } = messagesOf(site)
  const { signIn: texts } = account
  const query = url.searchParams
  const next = query.get('next')
  const notice = new Map(Object.entries(security.notices)).get(query.get('notice') ?? '')
  const goal = goalOfSignIn(next, site, wanted)
  const terms = withNext(href('/employee-terms'), goal)
  const offered = (path: string): string => withNext(href('/account/passkey'), path)
  const hasDeclined = hasDeclinedPasskey(request.headers.get('cookie') ?? '')
  const { signIn, cancelled, unknown, failed } = passkeys
  return describeStep(wanted, {
    title: texts.title,
    description: texts.description,
    text: texts.text,
    ...(notice === undefined ? {} : { notice }),
    form: describeForm(site, {
      action: withNext(href('/sign-in'), next),
      fields: signInFields(site),
      sent: untouched({ email: query.get('email')?.slice(0, 100) ?? '' }),
      submit: texts.submit,
      calls: ['POST /consumers-v3/auth/signin', 'POST /token/v2/auth/token/exchange'],
    }),
    use: {
      kind: 'signIn',
      goal,
      terms,
      ...(hasDeclined ? {} : { offer: { goal: offered(goal), terms: offered(terms) } }),
    },
    humanCheck: 'login',
    passkeySignIn: { words: { signIn, cancelled, unknown, failed }, goal },
    links: [{ label: texts.forgotPassword, href: withNext(href('/forgot-password'), next) }],
    other: { before: texts.newHere, label: texts.signUp, href: withNext(href('/sign-up'), next) },
    dialogContent: 'sign-in-modal',
  })
}
