import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { IdentityDependencies } from '../identity-dependencies.ts'
import { passwordHashOf } from './set-password.ts'
import { ownGuardKeyOf } from '../sign-in-guard.ts'

/**
 * Checks the password of somebody who is signed in. AUT450 for a wrong one, AUT423 after ten in a row: a session that was
 * taken over is no way to guess.
 */
export const createCheckOwnPassword =
  ({ db, guard, passwords }: Pick<IdentityDependencies, 'db' | 'guard' | 'passwords'>) =>
  async (
    customerId: string,
    password: string,
    instant: string,
  ): Promise<Result<undefined, ApiError<'AUT450' | 'AUT423' | 'GEN429'>>> => {
    const wait = passwords.busySeconds('signedIn')
    if (wait !== undefined) return err(apiError('GEN429', { retryAfter: wait }))
    const key = ownGuardKeyOf(customerId)
    const tried = await guard.begin(key, instant)
    if (tried.isLocked) return err(apiError('AUT423'))
    if (!(await passwords.matches(password, await passwordHashOf(db, customerId))))
      return err(apiError('AUT450'))
    await guard.clear(key)
    return ok(undefined)
  }
