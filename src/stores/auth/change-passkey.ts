import { ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { ClientError } from '#src/contract/client-failure.ts'

/** Names a passkey, or removes it where no name is given; AUT432 with `reason` `signInAgain` where its owner is to prove first who they are. */
export const changePasskey = async (
  call: Client['call'],
  passkeyId: string,
  name?: string,
): Promise<Result<undefined, ClientError>> => {
  const path = { passkeyId }
  const key = '/consumers-v3/consumer/passkeys/{passkeyId}'
  const done =
    name === undefined
      ? await call(`DELETE ${key}`, { path })
      : await call(`PUT ${key}`, { path, body: { name } })
  return done.ok ? ok(undefined) : done
}

/** Whether a change was refused until its owner proves who they are. */
export const wantsProof = ({ additionalInfo }: ClientError): boolean =>
  additionalInfo['reason'] === 'signInAgain'
