import { startAuthentication } from '@simplewebauthn/browser'
import { err, ok, type Result } from '#src/base/result.ts'
import { failureOf, type PasskeyFailure } from '#src/rules/identity/passkey-outcome.ts'
import type { AuthPlace } from './sign-in.ts'

/** What takes a passkey that was shown, and is loaded only then. */
const loadProof = () => import('./prove-passkey.ts')

/** Has the owner's device forget a passkey that the shop does not know, where it can be told. */
const signalUnknown = async (rpId: string, credentialId: string): Promise<void> => {
  if ('signalUnknownCredential' in PublicKeyCredential)
    await PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }).catch(() => undefined)
}

/**
 * Signs in by a passkey of this device: from a dialog of the browser, or among what it fills into the field of the email.
 * The guest's cart comes along.
 * @param isWanted whether it is still wanted once the shop has begun it: the browser shows one at a time, and drops the one before
 */
export const signInByPasskey = async (
  place: AuthPlace,
  from: 'dialog' | 'field',
  isWanted: () => boolean,
): Promise<Result<undefined, PasskeyFailure>> => {
  const begun = await place.call('POST /consumers-v3/auth/passkey/options', {})
  if (!begun.ok) return err('notBegun')
  if (!isWanted()) return err('superseded')
  const { publicKey: optionsJSON } = begun.value
  const useBrowserAutofill = from === 'field'
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill }).then(ok, (error: unknown) =>
    err(failureOf(error)),
  )
  // Nobody did anything yet where the field has none: only what the shop refuses is told then.
  if (!signed.ok) return from === 'field' && signed.error !== 'superseded' ? err('notBegun') : signed
  const proof = await loadProof().catch(() => undefined)
  if (!proof) return err('failed')
  const proven = await proof.provePasskey(place, signed.value)
  if (!proven.ok && proven.error === 'unknown') await signalUnknown(optionsJSON.rpId, signed.value.id)
  return proven
}
