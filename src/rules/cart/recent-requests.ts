import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'

/** What remembers the last requests that changed it, oldest first: a cart, or a list. */
type Remembering = { recentRequests?: KeyedRequest[] | undefined }

/** Changes that remember their request: far more than a client has under way when it sends one again. */
const remembered = 32

/** Whether a request changed it before. API422 where its key was given to another request. */
export const isRepeated = (
  { recentRequests = [] }: Remembering,
  request: KeyedRequest | undefined,
): Result<boolean, ApiError<'API422'>> => {
  const before = recentRequests.find(({ key }) => key === request?.key)
  if (!before) return ok(false)
  return before.fingerprint === request?.fingerprint ? ok(true) : err(apiError('API422'))
}

/** What it remembers once a request changed it. */
export const withRequest = <T extends Remembering>(before: T, request: KeyedRequest | undefined): T =>
  request
    ? { ...before, recentRequests: [...(before.recentRequests ?? []), request].slice(-remembered) }
    : before
