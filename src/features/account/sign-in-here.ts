import { isUuid } from '#src/base/ids.ts'
import type { Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { createPkce } from '#src/client/pkce.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { readVisitorCookie } from '#src/rules/personalization/visitor-cookie.ts'
import { exchangeCode, type SignedIn } from '#src/stores/code-exchange.ts'

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** `humanResult` is what the human check of signing in came to in the browser, if it did. */
type Credentials = { email: string; password: string; humanResult?: string | undefined }

/** Signs the visitor of a page in, without script: proves who they are, and exchanges the code for a customer's token. */
export const signInHere = async (
  call: Client['call'],
  request: Request,
  { email, password, humanResult }: Credentials,
): Promise<Result<SignedIn, ClientError>> => {
  const { codeVerifier, codeChallenge } = await createPkce(crypto)
  const proven = await call('POST /consumers-v3/auth/signin', {
    body: {
      type: 'password',
      username: email.trim(),
      password,
      codeChallenge,
      recaptcha_response: humanResult,
    },
  })
  if (!proven.ok) return proven
  const { cartId } = readVisitorCookie(request.headers.get('cookie') ?? '')
  const basket = isUuid(cartId ?? '') ? { basketId: cartId } : {}
  return exchangeCode({ call, wait }, { code: proven.value.code, codeVerifier, ...basket })
}

/** Reads the profile of the customer who has just signed in: with it come the facts by which content is chosen. Without it the sign-in is done all the same. */
export const readOwnFacts = async (call: Client['call']): Promise<void> => {
  await call('GET /consumers-v3/consumer', { query: {} })
}
