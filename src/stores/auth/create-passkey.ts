import { startRegistration } from '@simplewebauthn/browser'
import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import { failureOf, refusalOf, type PasskeyFailure } from '#src/rules/identity/passkey-outcome.ts'

/** Makes a passkey on this device for someone who is signed in, under a name that they can change. */
export const createPasskey = async (
  call: Client['call'],
  name: string,
): Promise<Result<undefined, PasskeyFailure>> => {
  const begun = await call('POST /consumers-v3/consumer/passkeys/options', {})
  if (!begun.ok) return err(refusalOf(begun.error))
  const made = await startRegistration({ optionsJSON: begun.value.publicKey }).then(ok, (error: unknown) =>
    err(failureOf(error)),
  )
  if (!made.ok) return made
  const credential = { ...made.value, clientExtensionResults: {} }
  const added = await call('POST /consumers-v3/consumer/passkeys', { body: { credential, name } })
  return added.ok ? ok(undefined) : err(refusalOf(added.error))
}
