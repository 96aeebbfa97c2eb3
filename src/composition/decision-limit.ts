import { errorResponse } from '#src/backend/api/error-response.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { apiError } from '#src/contract/errors.ts'
import { clientHeader } from '#src/contract/headers.ts'

/** What browsers may ask for one client: thousands of shoppers may share the address of a mobile network. */
const limit = { points: 600, seconds: 60 }

/** Counts that a browser asks for decisions, and answers with GEN429 where its client does so too often. */
export type RefuseDecisions = (request: Request, correlationId: string) => Promise<Response | undefined>

/**
 * Bounds how often browsers ask for decisions. Each process counts for itself, since pages are read far more often than a
 * database should be written to.
 * @param scale multiplies the limit
 */
export const createDecisionLimit = (scale: number): RefuseDecisions => {
  const limiter = createRateLimiters(undefined, scale)('browserDecisions', limit)
  return async ({ headers }, correlationId) => {
    const client = headers.get(clientHeader)
    const wait = client === null ? undefined : await limiter.consume(client)
    if (wait === undefined) return undefined
    const error = apiError('GEN429', { retryAfter: wait })
    return errorResponse([error], correlationId, { 'cache-control': 'no-store' })
  }
}
