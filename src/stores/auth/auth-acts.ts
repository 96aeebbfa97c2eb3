import { err, ok, type Result } from '#src/base/result.ts'
import { createPkce } from '#src/client/pkce.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { FormValues } from '#src/contract/forms/form-field.ts'
import type { AuthOutcome, AuthStep, AuthUse, MailedLink } from '#src/contract/identity/auth-step.ts'
import type { FormTexts } from '#src/rules/forms/form-texts.ts'
import { formatMessage } from '#src/rules/texts/format-message.ts'
import { enrol } from './enrollment.ts'
import { afterSignIn, signIn, type AuthPlace } from './sign-in.ts'
import { signUp } from './sign-up.ts'

type Step = AuthStep<FormTexts>
type Outcome = Result<AuthOutcome<FormTexts>, ClientError>
/** A step's use, what its form holds, and what the human check came to. */
type Sent<Kind extends AuthUse['kind']> = {
  step: Step
  use: Extract<AuthUse, { kind: Kind }>
  values: FormValues
  humanResult: string | undefined
}

const led = (path: string, values?: FormValues): Outcome =>
  ok({ kind: 'next', path, ...(values ? { values } : {}) })

const ledBy = (done: Result<string, ClientError>): Outcome => (done.ok ? led(done.value) : done)

const emailOf = ({ email = '' }: FormValues): string => email.trim()

const doSignIn = async (place: AuthPlace, { use, values, humanResult }: Sent<'signIn'>): Promise<Outcome> => {
  const { email = '', password = '' } = values
  const signedIn = await signIn(place, { email, password, humanResult })
  return signedIn.ok ? led(await afterSignIn(place, signedIn.value, use)) : signedIn
}

/** Has a link mailed that sets a new password. It says the same for emails that are nobody's. */
const doForgot = async (
  { call }: AuthPlace,
  { step, use, values, humanResult }: Sent<'forgot'>,
): Promise<Outcome> => {
  const email = emailOf(values)
  const body = { email, recaptcha_response: humanResult }
  const mailed = await call('POST /consumers-v3/consumer/resetpassword', { body })
  if (!mailed.ok) return mailed
  const { path, description, form } = step
  const { title, windowTitle, text, other } = use.sent
  const status = formatMessage(text, { email, minutes: mailed.value.minutes }, form?.site.locale ?? '')
  return ok({ kind: 'shown', step: { path, description, title, windowTitle, status, other } })
}

const doReset = async ({ call }: AuthPlace, { use, values }: Sent<'reset'>): Promise<Outcome> => {
  const { newPassword = '', confirmPassword = '' } = values
  const body = { token: use.token, newPassword, confirmPassword }
  const done = await call('POST /consumers-v3/confirmforgotpassword', { body })
  return done.ok ? led(use.goal) : done
}

const linkCalls = {
  unlock: 'POST /consumers-v3/auth/unlock',
  verifyemail: 'POST /consumers-v3/auth/verifyemail',
  changeemail: 'POST /consumers-v3/auth/changeemail',
} as const satisfies Record<MailedLink, string>

const isCustomer = async ({ call }: AuthPlace): Promise<boolean> => {
  const token = await call('POST /token/v2/auth/token', {})
  return token.ok && token.value.consumerType !== 'GUEST'
}

/** Does what a mailed link is for. One that does nothing any more says so in its own words: the API's are about passwords. */
const doLink = async (place: AuthPlace, { step, use }: Sent<'link'>): Promise<Outcome> => {
  const done = await place.call(linkCalls[use.link], { body: { token: use.token } })
  if (done.ok) return led((await isCustomer(place)) ? use.signedIn : use.signedOut)
  if (done.error.errorId !== 'AUT402') return done
  const { path, title, windowTitle, description, text = '', other } = step
  const words = { path, title, windowTitle, description, text, ...(other ? { other } : {}) }
  return ok({ kind: 'shown', step: { ...words, failure: use.late } })
}

const doConfirm = async ({ call }: AuthPlace, { use, values }: Sent<'confirm'>): Promise<Outcome> => {
  const { password = '' } = values
  const confirmed = await call('POST /consumers-v3/consumer/auth/confirm', { body: { password } })
  return confirmed.ok ? led(use.goal) : confirmed
}

const doTerms = async ({ call }: AuthPlace, { use }: Sent<'terms'>): Promise<Outcome> => {
  const accepted = await call('POST /consumers-v3/consumer/discountTerms', {})
  return accepted.ok ? led(use.goal) : accepted
}

/** Asks whether an email has an account: its owner signs in, everybody else signs up. */
const doLookup = async ({ call }: AuthPlace, { use, values }: Sent<'lookup'>): Promise<Outcome> => {
  const email = emailOf(values)
  const found = await call('GET /consumers-v3/consumer/lookup', { query: { email } })
  return found.ok ? led(found.value.isRegistered ? use.signIn : use.signUp, { email }) : found
}

/** Proves who works in a store, and begins their session there. */
const doAssociate = async (
  { call }: AuthPlace,
  { use, values, humanResult }: Sent<'associate'>,
): Promise<Outcome> => {
  const { storeId = '', password = '' } = values
  const { codeVerifier, codeChallenge } = await createPkce(crypto)
  const body = {
    storeId,
    username: emailOf(values),
    password,
    codeChallenge,
    recaptcha_response: humanResult,
  }
  const proven = await call('POST /consumers-v3/consumer/agent/login', { body })
  if (!proven.ok) return proven
  const code = { code: proven.value.code, codeVerifier }
  const exchanged = await call('POST /token/v2/auth/token/exchange', { body: code })
  return exchanged.ok ? led(use.goal) : err(exchanged.error)
}

/** Does what a step is for, once nothing is wrong with what its form holds. */
export const doStep = async (
  place: AuthPlace,
  step: Step,
  values: FormValues,
  humanResult?: string,
): Promise<Outcome> => {
  const { use } = step
  if (!use) return led(step.path)
  const sent = { step, values, humanResult }
  switch (use.kind) {
    case 'signIn':
      return doSignIn(place, { ...sent, use })
    case 'signUp':
      return ledBy(await signUp(place, values, use, humanResult))
    case 'forgot':
      return doForgot(place, { ...sent, use })
    case 'reset':
      return doReset(place, { ...sent, use })
    case 'link':
      return doLink(place, { ...sent, use })
    case 'confirm':
      return doConfirm(place, { ...sent, use })
    case 'terms':
      return doTerms(place, { ...sent, use })
    case 'lookup':
      return doLookup(place, { ...sent, use })
    case 'enrollment':
      return ledBy(await enrol(place, values, use))
    case 'associate':
      return doAssociate(place, { ...sent, use })
  }
}
