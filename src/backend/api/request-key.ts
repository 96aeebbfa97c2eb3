import { createHash } from 'node:crypto'
import { err, ok, type Result } from '#src/base/result.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'

const keyForm = /^[\x21-\x7e]{1,128}$/

/** Tells the few requests apart that one cart or list remembers: 96 bits do, and are stored with each of its changes. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** A request by the key of its header, its call and all that goes into it; undefined without a key. ATTR200 for one that is none. */
export const keyedRequest = (
  key: string | null | undefined,
  call: string,
  input: unknown,
): Result<KeyedRequest | undefined, ApiError<'ATTR200'>> => {
  if (key === null || key === undefined) return ok(undefined)
  return keyForm.test(key)
    ? ok({ key: shortHash(key), fingerprint: shortHash(JSON.stringify([call, input])) })
    : err(apiError('ATTR200', { field: requestHeaders.idempotencyKey }))
}
