import { errorCatalogue, type ApiError, type ErrorResponse } from '#src/contract/errors.ts'

/** Names this shop in its error responses. */
const appId = 'welt'

/** An error response in the specification's form; the first error decides the status and when to try again. */
export const errorResponse = (
  errors: readonly [ApiError, ...ApiError[]],
  correlationId: string,
  headers?: HeadersInit,
): Response => {
  const body: ErrorResponse = { errorDetails: [...errors], appId, correlationId }
  const [{ errorId, additionalInfo }] = errors
  const { status } = errorCatalogue[errorId]
  const response = Response.json(body, headers ? { status, headers } : { status })
  const wait = additionalInfo?.['retryAfter']
  if (wait !== undefined) response.headers.set('retry-after', String(wait))
  return response
}
