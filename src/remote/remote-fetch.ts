import {
  bulkhead,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel'
import type { Log } from '#src/base/log.ts'
import { OversizeError, wholeResponse } from './whole-response.ts'

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

/**
 * Statuses that say that the service is in trouble: not one of its resources, as 500 may, nor one of its clients, whom 429
 * tells to wait.
 */
const troubled = new Set([502, 503, 504])

const redirects = new Set([301, 302, 303, 307, 308])

class RedirectError extends Error {}

/** A request that its caller gave up, which says nothing about the service. The cause is what `fetch` threw. */
class AbandonedError extends Error {}

/** Whether whoever sent the request gave it up; its deadline is a different matter. */
const isAbandoned = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError')

/** A service that sends too much or elsewhere is up. */
const isFailureOfService = (error: unknown): boolean =>
  !(error instanceof OversizeError || error instanceof RedirectError || error instanceof AbandonedError)

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
 * reject at once, and one request at a time tries whether it is back. Requests set their own deadline by `signal`, whose
 * `TimeoutError` is a failure of the service; any other reason is the caller's own.
 */
export const createRemoteFetch = (options: RemoteFetchOptions): typeof fetch => {
  const { service, log, fetch: send = fetch } = options
  const { maxBytes = defaultMaxBytes, concurrency = defaultConcurrency } = options
  const breakers = new Map<string, CircuitBreakerPolicy>()
  const slots = bulkhead(concurrency, concurrency * 8)

  const createBreaker = (origin: string, initialState?: unknown): CircuitBreakerPolicy => {
    const breaker = circuitBreaker(handleWhen(isFailureOfService), {
      halfOpenAfter: new ExponentialBackoff({ initialDelay, maxDelay }),
      breaker: new ConsecutiveBreaker(maxFailures),
      initialState,
    })
    breaker.onBreak(() => log.warn({ service, origin, message: 'service is down' }))
    breaker.onReset(() => {
      if (breakers.get(origin) === breaker) log.info({ service, origin, message: 'service is back' })
    })
    breakers.set(origin, breaker)
    return breaker
  }

  return async (input, init) => {
    const { redirect = 'error' } = init ?? {}
    // `fetch` fails on a redirect as it does on a broken connection, so redirects are told apart here.
    const request = new Request(input, { ...init, redirect: redirect === 'error' ? 'manual' : redirect })
    const { origin } = new URL(request.url)
    const breaker = breakers.get(origin) ?? createBreaker(origin)
    // Nobody waits for the request that tries whether the service is back.
    if (breaker.state === CircuitState.HalfOpen) throw new Error(`${service} is down`)
    const sendOnce = async (): Promise<Response> => {
      const isTrial = breaker.state === CircuitState.HalfOpen
      try {
        const response = await wholeResponse(await send(request), maxBytes)
        if (redirect === 'error' && redirects.has(response.status))
          throw new RedirectError(`${service} redirects`)
        if (troubled.has(response.status)) throw new TroubledError(response)
        return response
      } catch (error) {
        if (!isAbandoned(request.signal)) throw error
        // An abandoned trial decides nothing: the next request is the trial.
        if (isTrial) createBreaker(origin, breaker.toJSON())
        throw new AbandonedError('the request was given up', { cause: error })
      }
    }
    try {
      return await slots.execute(() => {
        // A request that waited too long for the others was never sent.
        request.signal.throwIfAborted()
        return breaker.execute(sendOnce)
      })
    } catch (error) {
      if (error instanceof TroubledError) return error.response
      if (error instanceof AbandonedError) throw error.cause
      throw error
    }
  }
}
