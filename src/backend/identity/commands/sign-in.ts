import { ok, type Result } from '#src/base/result.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import { makeCode } from '../one-time-tokens.ts'
import {
  provePassword,
  type Credentials,
  type ProofDependencies,
  type RefusedProofId,
} from '../passwords/prove-password.ts'
import type { Place } from '../security-events.ts'

/** Gives who proves by a password who they are a code, which the verifier of its challenge exchanges for a token. */
export const signIn = (dependencies: ProofDependencies) => {
  const prove = provePassword(dependencies)
  return async (
    { codeChallenge, ...credentials }: Credentials & { codeChallenge: string },
    device: string | undefined,
    place: Place,
    site: Site,
  ): Promise<Result<{ code: string; expiresAt: string }, ApiError<RefusedProofId>>> => {
    const proven = await prove(credentials, device, place, site)
    if (!proven.ok) return proven
    const { customer, changedAt } = proven.value
    const grant = { customerId: customer.id, data: { codeChallenge, changedAt } }
    return ok(await makeCode(dependencies.db, grant, dependencies.clock()))
  }
}
