import { apiError, type ApiError } from '#src/contract/errors.ts'
import { password as checkPassword } from '#src/rules/customer/password.ts'
import common from './common-passwords.json' with { type: 'json' }

const commonPasswords: ReadonlySet<string> = new Set(common.passwords.split(' '))

/** Why a password is not taken: FE872 for one that is too short, FE873 for one of the commonest, ATTR200 for missing kinds of characters. */
export const passwordFault = (
  password: string,
  field: string,
): ApiError<'FE872' | 'FE873' | 'ATTR200'> | undefined => {
  if ([...password].length < 8) return apiError('FE872', { field })
  const fault = checkPassword(password)
  if (fault) return apiError('ATTR200', { field }, 'Password does not meet requirements.')
  return commonPasswords.has(password.toLowerCase()) ? apiError('FE873', { field }) : undefined
}
