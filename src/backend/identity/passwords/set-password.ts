import { eq } from 'drizzle-orm'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import { login } from '../identity-tables.ts'
import { dropOneTimeTokens } from '../one-time-tokens.ts'
import { passwordFault } from './password-faults.ts'

/** A new password, typed twice. */
export type NewPassword = { newPassword: string; confirmPassword: string }

/** Why a new password is not taken; FE340 where it was typed in two ways. */
export const newPasswordFault = ({
  newPassword,
  confirmPassword,
}: NewPassword): ApiError<'FE340' | 'FE872' | 'FE873' | 'ATTR200'> | undefined =>
  newPassword === confirmPassword
    ? passwordFault(newPassword, 'newPassword')
    : apiError('FE340', { field: 'confirmPassword' })

/** The hash of a customer's password. */
export const passwordHashOf = async (db: Sql, customerId: string): Promise<string | undefined> => {
  const [own] = await db
    .select({ hash: login.passwordHash })
    .from(login)
    .where(eq(login.customerId, customerId))
  return own?.hash
}

/** When a customer last set their password: codes that were made before are good no more. */
export const passwordChangedAt = async (db: Sql, customerId: string): Promise<string | undefined> => {
  const [own] = await db.select({ at: login.changedAt }).from(login).where(eq(login.customerId, customerId))
  return own?.at
}

/** Writes a customer's new password, which is theirs and no temporary one; codes and links from before it work no more. */
export const setPassword = async (
  tx: Sql,
  customerId: string,
  passwordHash: string,
  instant: string,
): Promise<void> => {
  await tx
    .update(login)
    .set({ passwordHash, isTemporary: false, changedAt: instant })
    .where(eq(login.customerId, customerId))
  for (const kind of ['code', 'reset', 'unlock'] as const) await dropOneTimeTokens(tx, customerId, kind)
}
