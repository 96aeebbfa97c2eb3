import { errorCatalogue, type ApiError, type ErrorResponse } from '#src/contract/errors.ts'

/** Names this shop in its error responses. */
const appId = 'welt'

/** An error response in the specification's form; the status is that of the first error. */
export const errorResponse = (
  errors: readonly [ApiError, ...ApiError[]],
  correlationId: string,
  headers?: HeadersInit,
): Response => {
  const body: ErrorResponse = { errorDetails: [...errors], appId, correlationId }
  const { status } = errorCatalogue[errors[0].errorId]
  return Response.json(body, headers ? { status, headers } : { status })
}
