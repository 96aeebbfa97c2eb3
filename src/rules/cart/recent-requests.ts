import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { KeyedRequest } from '#src/contract/keyed-request.ts'
import type { CartDetails } from '#src/contract/cart/cart-details.ts'

/** Changes of a cart that remember their request: far more than a client has under way when it sends one again. */
const remembered = 32

/** Whether a request changed the cart before. API422 where its key was given to another request. */
export const isRepeated = (
  { recentRequests = [] }: CartDetails,
  request: KeyedRequest | undefined,
): Result<boolean, ApiError<'API422'>> => {
  const before = recentRequests.find(({ key }) => key === request?.key)
  if (!before) return ok(false)
  return before.fingerprint === request?.fingerprint ? ok(true) : err(apiError('API422'))
}

/** A cart's details once a request changed it. */
export const withRequest = (details: CartDetails, request: KeyedRequest | undefined): CartDetails =>
  request
    ? { ...details, recentRequests: [...(details.recentRequests ?? []), request].slice(-remembered) }
    : details
