import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { useOneTimeToken } from '../one-time-tokens.ts'
import { openSignIn } from '../open-sign-in.ts'
import { noteSecurityEvent, type Place } from '../security-events.ts'

/** Opens a locked sign-in by the token of a mailed link. AUT402 for one that was used, is late or unknown. */
export const unlock =
  ({ db, customers, guard, logins, clock, newId }: IdentityDependencies) =>
  async (token: string, from: Place): Promise<Result<{ unlockedAt: string }, ApiError<'AUT402'>>> => {
    const instant = clock()
    const used = await useOneTimeToken(db, 'unlock', token, instant)
    if (!used.ok || used.value.customerId === null) return err(apiError('AUT402'))
    const { customerId } = used.value
    const customer = await customers.byId(customerId)
    if (customer) await openSignIn({ guard, logins }, customer)
    await noteSecurityEvent(db, newId, { customerId, kind: 'unlocked' }, { ...from, instant })
    return ok({ unlockedAt: instant })
  }
