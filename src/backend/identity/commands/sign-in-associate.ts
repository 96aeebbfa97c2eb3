import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Site } from '#src/contract/sites.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { makeCode } from '../one-time-tokens.ts'
import { provePassword, type Credentials, type RefusedProofId } from '../passwords/prove-password.ts'
import type { Place } from '../security-events.ts'

/**
 * Gives an associate a code for their session in a store, by the same proof as any customer. AUT432 for anyone but an associate,
 * STR404 for a store that they do not work in: both once the password is right, so that nobody learns of either by guessing.
 */
export const signInAssociate = (dependencies: IdentityDependencies) => {
  const prove = provePassword(dependencies)
  return async (
    { codeChallenge, storeId, ...credentials }: Credentials & { codeChallenge: string; storeId: string },
    device: string | undefined,
    place: Place,
    site: Site,
  ): Promise<Result<{ code: string; expiresAt: string }, ApiError<RefusedProofId | 'AUT432' | 'STR404'>>> => {
    const proven = await prove(credentials, device, place, site)
    if (!proven.ok) return proven
    const { customer, changedAt } = proven.value
    if (customer.consumerType !== 'ASSOCIATE') return err(apiError('AUT432'))
    if (!(await dependencies.saleOf(customer.id, storeId)))
      return err(apiError('STR404', { field: 'storeId' }))
    const grant = { customerId: customer.id, data: { codeChallenge, changedAt, storeId } }
    return ok(await makeCode(dependencies.db, grant, dependencies.clock()))
  }
}
