import type { Log } from '#src/base/log.ts'
import type { NewId } from '#src/base/ids.ts'
import { apiError } from '#src/contract/errors.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { isDatabaseTimeout } from '#src/backend/platform/database/database-timeout.ts'
import { errorResponse } from './error-response.ts'
import { correlationIdOf, loggedHeaders } from './request-facts.ts'
import type { CallErrors } from './run-call.ts'

/** When clients may try again that found the database late. */
const retryAfterSeconds = 5

/** The log of one call, which begins now. */
export const callLog = (log: Log, entry: object) => {
  const started = performance.now()
  return {
    /** Logs why the call threw, and tells what it answers: GEN504 where the database was late, GEN500 for a bug. */
    failed: (error: unknown): CallErrors => {
      if (isDatabaseTimeout(error)) {
        log.warn({ event: 'database late', ...entry })
        return [apiError('GEN504', { retryAfter: retryAfterSeconds })]
      }
      log.error({ event: 'call failed', ...entry, err: error })
      return [apiError('GEN500')]
    },
    /** Logs how the call ended. */
    ended: (status: number): void => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      log.info({ event: 'call', ...entry, status, ms })
    },
  }
}

/** A path without what may be a token in it: longer than any id. */
const loggedPath = (pathname: string): string => pathname.replace(/[^/]{40,}/g, '…')

/**
 * Answers a request by `answer`, gives the answer its correlation id, and logs one entry about it. What `answer`
 * throws is logged and answered as `callLog` has it. API answers are never cached unless they say so.
 */
export const withRequestLog =
  (
    answer: (request: Request, correlationId: string) => Response | Promise<Response>,
    newId: NewId,
    log: Log,
  ) =>
  async (request: Request): Promise<Response> => {
    const correlationId = correlationIdOf(request.headers.get(requestHeaders.correlationId), newId)
    const { pathname } = new URL(request.url)
    const { failed, ended } = callLog(log, {
      correlationId,
      method: request.method,
      path: loggedPath(pathname),
      ...loggedHeaders(request),
    })
    const response = await Promise.resolve()
      .then(() => answer(request, correlationId))
      .catch((error: unknown) => errorResponse(failed(error), correlationId))
    response.headers.set(requestHeaders.correlationId, correlationId)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    ended(response.status)
    return response
  }
