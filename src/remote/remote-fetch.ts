import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import type { Log } from '#src/base/log.ts'
import { wholeResponse } from './whole-response.ts'

export type RemoteFetchOptions = {
  /** What the log calls the service. */
  service: string
  log: Log
  fetch?: typeof fetch | undefined
  /** Largest response that is read, in bytes. */
  maxBytes?: number | undefined
  /** Requests under way at once; eight times as many wait, more are refused. */
  concurrency?: number | undefined
}

const defaultMaxBytes = 8 * 1024 * 1024
const defaultConcurrency = 32

/** Failures in a row after which a service counts as down. */
const maxFailures = 5

/** How long a service that is down is left alone at first and at most, in milliseconds; each failed trial doubles it. */
const initialDelay = 1_000
const maxDelay = 30_000

/** Statuses that say that the service, not one of its resources, is in trouble. */
const troubled = new Set([429, 502, 503, 504])

class TroubledError extends Error {
  readonly response: Response
  constructor(response: Response) {
    super(`answered ${response.status}`)
    this.response = response
  }
}

/**
 * A `fetch` for services the shop depends on. Responses come whole and bounded in size, redirects are refused unless the
 * request says otherwise. A service that fails several times in a row is left alone for a while that grows: requests then
 * reject at once, and one request at a time tries whether it is back. Requests set their own deadline by `signal`.
 */
export const createRemoteFetch = (options: RemoteFetchOptions): typeof fetch => {
  const { service, log, fetch: send = fetch } = options
  const { maxBytes = defaultMaxBytes, concurrency = defaultConcurrency } = options
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const slots = bulkhead(concurrency, concurrency * 8)

  const createBreaker = (origin: string): CircuitBreakerPolicy => {
    const breaker = circuitBreaker(handleAll, {
      halfOpenAfter: new ExponentialBackoff({ initialDelay, maxDelay }),
      breaker: new ConsecutiveBreaker(maxFailures),
    })
    breaker.onBreak(() => log.warn({ service, origin, message: 'service is down' }))
    breaker.onReset(() => log.info({ service, origin, message: 'service is back' }))
    breakers.set(origin, breaker)
    return breaker
  }

  return async (input, init) => {
    const request = new Request(input, { redirect: 'error', ...init })
    const { origin } = new URL(request.url)
    const breaker = breakers.get(origin) ?? createBreaker(origin)
    // Nobody waits for the request that tries whether the service is back.
    if (breaker.state === CircuitState.HalfOpen) throw new Error(`${service} is down`)
    const sendOnce = async (): Promise<Response> => {
      const response = await wholeResponse(await send(request), maxBytes)
      if (troubled.has(response.status)) throw new TroubledError(response)
      return response
    }
    try {
      return await slots.execute(() => breaker.execute(sendOnce))
    } catch (error) {
      if (error instanceof TroubledError) return error.response
      throw error
    }
  }
}
