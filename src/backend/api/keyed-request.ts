import { createHash } from 'node:crypto'
import { err, ok, type Result } from '#src/base/result.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'

const keyForm = /^[\x21-\x7e]{1,128}$/

/** What a request is told from others by: its call and all that goes into it. */
const fingerprintOf = (call: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest('base64url')

/** A request with the key of its header; undefined without one. ATTR200 for a key that is none. */
export const keyedRequest = (
  key: string | null | undefined,
  call: string,
  input: unknown,
): Result<KeyedRequest | undefined, ApiError<'ATTR200'>> => {
  if (key === null || key === undefined) return ok(undefined)
  return keyForm.test(key)
    ? ok({ key, fingerprint: fingerprintOf(call, input) })
    : err(apiError('ATTR200', { field: requestHeaders.idempotencyKey }))
}
