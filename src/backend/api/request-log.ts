import type { Log } from '#src/base/log.ts'
import type { NewId } from '#src/base/ids.ts'
import { apiError } from '#src/contract/errors.ts'
import { requestHeaders } from '#src/contract/headers.ts'
import { errorResponse } from './error-response.ts'
import { correlationIdOf, loggedHeaders } from './request-facts.ts'

/** The log of one call, which begins now. */
export const callLog = (log: Log, entry: object) => {
  const started = performance.now()
  return {
    /** Logs a bug. */
    failed: (error: unknown): void => log.error({ event: 'call failed', ...entry, err: error }),
    /** Logs how the call ended. */
    ended: (status: number): void => {
      const ms = Math.round((performance.now() - started) * 10) / 10
      log.info({ event: 'call', ...entry, status, ms })
    },
  }
}

/**
 * Answers a request by `answer`, gives the answer its correlation id, and logs one entry about it. What `answer`
 * throws is a bug: it is logged and answered by GEN500. API answers are never cached unless they say so.
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
      path: pathname,
      ...loggedHeaders(request),
    })
    const response = await Promise.resolve()
      .then(() => answer(request, correlationId))
      .catch((error: unknown) => {
        failed(error)
        return errorResponse([apiError('GEN500')], correlationId)
      })
    response.headers.set(requestHeaders.correlationId, correlationId)
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
    ended(response.status)
    return response
  }
