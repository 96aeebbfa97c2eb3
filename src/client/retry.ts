import type { Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'

type Failed = {
  status: number
  retryAfter: string | null
  result: Result<unknown, Pick<ClientError, 'errorId'>>
}

/** Where the answer says nothing: a shop that is started anew is back in about that time, in milliseconds. */
const usualPauseMs = 500
/** Nobody waits longer than that for a second try. */
const maxPauseMs = 5_000

/**
 * Milliseconds after which a request may be sent again: when the shop had no room for it (503) or could not be reached.
 * Undefined where it may not, or not soon enough. A date in Retry-After counts as longer.
 */
export const pauseBeforeRetry = ({ status, retryAfter, result }: Failed): number | undefined => {
  if (result.ok || (status !== 503 && result.error.errorId !== 'NETWORK')) return undefined
  const pauseMs = retryAfter === null ? usualPauseMs : Number(retryAfter) * 1000
  return pauseMs <= maxPauseMs ? pauseMs : undefined
}
