import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { err, ok, type Result } from '#src/base/result.ts'
import { createPkce } from '#src/client/pkce.ts'
import { refusalOf, type PasskeyFailure } from '#src/rules/identity/passkey-outcome.ts'
import { exchangeProof, type AuthPlace } from './sign-in.ts'

/** Has the shop take what a passkey signed; the guest's cart comes along. */
export const provePasskey = async (
  place: AuthPlace,
  signed: AuthenticationResponseJSON,
): Promise<Result<undefined, PasskeyFailure>> => {
  const credential = { ...signed, clientExtensionResults: {} }
  const { codeVerifier, codeChallenge } = await createPkce(crypto)
  const proven = await place.call('POST /consumers-v3/auth/passkey', { body: { credential, codeChallenge } })
  if (!proven.ok) return err(refusalOf(proven.error))
  const exchanged = await exchangeProof(place, proven.value.code, codeVerifier)
  return exchanged.ok ? ok(undefined) : err('failed')
}
