import { isUuid } from '#src/base/ids.ts'
import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { createPkce } from '#src/client/pkce.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { SignInGoals } from '#src/contract/identity/auth-step.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { exchangeCode, type SignedIn } from '#src/stores/code-exchange.ts'

/** Where somebody proves who they are: in a browser, or in the page that takes their form without script. */
export type AuthPlace = {
  call: Client['call']
  /** The visitor's cookies as a text, `a=1; b=2`. */
  cookies: () => string
  /** The calls as of somebody who comes from where `leadSource` says, where an address says it; those of a page do by themselves. */
  callFrom?: (leadSource: string) => Client['call']
  /** Hears who signed in. */
  noteSignIn?: (signedIn: SignedIn) => void
  /** Whether this device can make a passkey; none can without script. */
  canMakePasskey?: () => Promise<boolean>
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Exchanges a code for a customer's token; the guest's cart comes along. */
export const exchangeProof = async (
  place: AuthPlace,
  code: string,
  codeVerifier: string,
): Promise<Result<SignedIn, ClientError>> => {
  const { cartId = '' } = readVisitorCookie(place.cookies())
  const basket = isUuid(cartId) ? { basketId: cartId } : {}
  const exchanged = await exchangeCode({ call: place.call, wait }, { code, codeVerifier, ...basket })
  if (exchanged.ok) place.noteSignIn?.(exchanged.value)
  return exchanged
}

/** `humanResult` is what the human check of signing in came to, if it did. */
type Credentials = { email: string; password: string; humanResult?: string | undefined }

/** Signs somebody in: proves who they are, and exchanges the code for a customer's token. */
export const signIn = async (
  place: AuthPlace,
  { email, password, humanResult }: Credentials,
): Promise<Result<SignedIn, ClientError>> => {
  const { codeVerifier, codeChallenge } = await createPkce(crypto)
  const proven = await place.call('POST /consumers-v3/auth/signin', {
    body: {
      type: 'password',
      username: email.trim(),
      password,
      codeChallenge,
      recaptcha_response: humanResult,
    },
  })
  return proven.ok ? exchangeProof(place, proven.value.code, codeVerifier) : proven
}

/** Reads the profile of the customer who has just signed in: with it come the facts by which content is chosen. Without it the sign-in is done all the same. */
export const readOwnFacts = async ({ call }: AuthPlace): Promise<void> => {
  await call('GET /consumers-v3/consumer', { query: {} })
}

const hasNoPasskey = async ({ call }: AuthPlace): Promise<boolean> => {
  const read = await call('GET /consumers-v3/consumer/passkeys', {})
  return read.ok && read.value.passkeys.length === 0
}

/** Where somebody goes on to who has just signed in by a password: a passkey is offered to who could make their first, and employees read their terms. */
export const afterSignIn = async (
  place: AuthPlace,
  { consumerType, isEmployeeDiscountTCAccepted }: SignedIn,
  { goal, terms, offer }: SignInGoals,
): Promise<string> => {
  await readOwnFacts(place)
  const isOffered = offer && (await place.canMakePasskey?.()) && (await hasNoPasskey(place))
  const goals = isOffered ? offer : { goal, terms }
  return consumerType === 'EMPLOYEE' && !isEmployeeDiscountTCAccepted ? goals.terms : goals.goal
}
