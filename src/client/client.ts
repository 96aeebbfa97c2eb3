import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { AnyCallKey, CallInput, CallOutput } from '#src/contract/calls.ts'
import { requestHeaders, webBrand, webChannel, webClientApp, webSource } from '#src/contract/headers.ts'
import type { Region } from '#src/contract/sites.ts'
import { callRequest } from './call-request.ts'
import { appIdOf, clientFailure, isErrorBody, readClientError } from './client-error.ts'
import { pauseBeforeRetry } from './retry.ts'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The trust id and access key of a server (specification, shopping, section 7); what is not configured is not sent. */
export type ServerCredentials = { serverTrustId?: string | undefined; authAccessKey?: string | undefined }

/** What the log says of a call: `status` is the HTTP status, 0 when no answer came; `errorId` is there when it failed. */
export type CallEntry = { call: string; correlationId: string; status: number; ms: number; errorId?: string }

/** Who refused a call that may come from a program, and by which id they know it. */
export type BotChallenge = { appId: string; correlationId: string }

/** A guest token that is refused is ignored (specification, shopping, section 4). */
const guestToken: AnyCallKey = 'POST /token/v2/auth/token'

/** Who calls: the site of the page, and the ids of the page view (transaction) and the call (correlation). */
export type ClientOptions = {
  fetch: Fetch
  /** Scheme and host of the API, `https://shop.example`. */
  baseUrl: string
  locale: string
  region: Region
  newId: NewId
  /** One for a page view; a new one when missing. */
  transactionId?: string
  /** Kept for all calls when given, as on the server, where it is the request's; else a new one for each call. */
  correlationId?: string
  brand?: string
  channel?: string
  clientApp?: string
  /** How long one call may take, body included. */
  deadlineMs?: number | undefined
  /** Who this server is to the API, and what it may: for servers alone, since a browser would show both to everyone. */
  credentials?: ServerCredentials
  /** Waits so many milliseconds. */
  wait?: (ms: number) => Promise<void>
  /** Hears of each request once it is over. */
  log?: (entry: CallEntry) => void
  /** More headers of a call, as of a mock mode. */
  moreHeaders?: ((key: AnyCallKey) => Promise<Record<string, string>>) | undefined
  /** Hears that whoever guards the API takes this client for a program: a 403 with an appId. */
  onBotChallenge?: (challenge: BotChallenge) => void
  /** ISO instant an editor previews; the API heeds it from editors only. */
  previewDate?: string | undefined
}

/**
 * The one way to the API: typed by the contract, expected failures as values, never throws for them. A call that only reads,
 * or changes a cart or a list, is made once more where the shop had no room for it or could not be reached, as while it is started
 * anew; changes carry a key, by which the shop knows one that it made already.
 */
export type Client = {
  call: <K extends AnyCallKey>(key: K, input: CallInput<K>) => Promise<Result<CallOutput<K>, ClientError>>
}

const waitByClock = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Browsers keep no larger body alive (Fetch, keepalive requests); a sign may take more bytes than one. */
const keepaliveLimit = 20_000

const isTimeout = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'TimeoutError'

/** Changes under these paths remember the key of their request, so that one that is sent again changes nothing more. */
const keyedPaths = / \/(cart|wishlists)\//

/** What came of a request: its status, 0 when no answer came, the Retry-After header, and the result. */
type Sent<Out> = { status: number; retryAfter: string | null; result: Result<Out, ClientError> }

/** Reads a JSON text. The contract vouches for a success's form: no schema is downloaded to check it again. */
function read<T>(text: string): Result<T, string>
function read(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('The answer is not JSON')
  }
}

export const createClient = (options: ClientOptions): Client => {
  const { baseUrl, locale, region, newId, deadlineMs = 15_000, wait = waitByClock } = options
  const { serverTrustId, authAccessKey } = options.credentials ?? {}
  const pageHeaders = {
    accept: 'application/json',
    [requestHeaders.locale]: locale,
    [requestHeaders.region]: region,
    [requestHeaders.transactionId]: options.transactionId ?? newId(),
    [requestHeaders.brand]: options.brand ?? webBrand,
    [requestHeaders.channel]: options.channel ?? webChannel,
    [requestHeaders.source]: webSource,
    [requestHeaders.clientApp]: options.clientApp ?? webClientApp,
    ...(serverTrustId === undefined ? {} : { [requestHeaders.serverTrustId]: serverTrustId }),
    ...(authAccessKey === undefined ? {} : { [requestHeaders.authAccessKey]: authAccessKey }),
    ...(options.previewDate === undefined ? {} : { [requestHeaders.previewDate]: options.previewDate }),
  }

  const send = async <K extends AnyCallKey>(
    key: K,
    input: CallInput<K>,
    correlationId: string,
    idempotencyKey: string | undefined,
  ): Promise<Sent<CallOutput<K>>> => {
    const { method, path, body } = callRequest(key, { ...input }, locale)
    const headers = {
      ...pageHeaders,
      [requestHeaders.correlationId]: correlationId,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { [requestHeaders.idempotencyKey]: idempotencyKey }),
      ...(await options.moreHeaders?.(key)),
    }
    try {
      const response = await options.fetch(`${baseUrl}${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        credentials: 'same-origin',
        // A change goes through although the shopper follows a link right after it.
        keepalive: method !== 'GET' && (body ?? '').length < keepaliveLimit,
        signal: AbortSignal.timeout(deadlineMs),
      })
      const { status } = response
      const retryAfter = response.headers.get('retry-after')
      const answer = read<CallOutput<K>>(await response.text())
      const answered = answer.ok ? answer.value : undefined
      if (!response.ok || isErrorBody(answered)) {
        const error = readClientError(answered, status, correlationId)
        const appId = appIdOf(answered)
        if (status === 403 && appId !== undefined && key !== guestToken)
          options.onBotChallenge?.({ appId, correlationId: error.correlationId })
        return { status, retryAfter, result: err(error) }
      }
      return {
        status,
        retryAfter,
        result: answer.ok ? answer : err(clientFailure('UNREADABLE', answer.error, status, correlationId)),
      }
    } catch (failure) {
      const error = isTimeout(failure)
        ? clientFailure('TIMEOUT', `No answer within ${deadlineMs} ms`, 0, correlationId)
        : clientFailure('NETWORK', 'No connection', 0, correlationId)
      return { status: 0, retryAfter: null, result: err(error) }
    }
  }

  const sendLogged: typeof send = async (key, input, correlationId, idempotencyKey) => {
    const started = performance.now()
    const sent = await send(key, input, correlationId, idempotencyKey)
    const { status, result } = sent
    const ms = Math.round(performance.now() - started)
    const failure = result.ok ? {} : { errorId: result.error.errorId }
    options.log?.({ call: key, correlationId, status, ms, ...failure })
    return sent
  }

  return {
    call: async <K extends AnyCallKey>(key: K, input: CallInput<K>) => {
      const correlationId = options.correlationId ?? newId()
      const onlyReads = key.startsWith('GET ')
      const idempotencyKey = !onlyReads && keyedPaths.test(key) ? newId() : undefined
      const first = await sendLogged(key, input, correlationId, idempotencyKey)
      const mayRepeat = onlyReads || idempotencyKey !== undefined
      const pauseMs = mayRepeat ? pauseBeforeRetry(first) : undefined
      if (pauseMs === undefined) return first.result
      await wait(pauseMs)
      return (await sendLogged(key, input, correlationId, idempotencyKey)).result
    },
  }
}
