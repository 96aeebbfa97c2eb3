import { err, ok, type Result } from '#src/base/result.ts'
import type { Call, CallLimit } from '#src/contract/call.ts'
import { calls, type AnyCallKey, type CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { sessionCookie } from '#src/contract/cookies.ts'
import { webChannel } from '#src/contract/headers.ts'
import type { Site } from '#src/contract/sites.ts'
import type { PreviewAccess } from '#src/backend/identity/preview-access.ts'
import type { Sessions } from '#src/backend/identity/sessions.ts'
import type { RateLimiter } from '#src/backend/platform/rate-limiter.ts'
import { inputSchema, type ParsedInput } from './call-input.ts'
import type { Caller } from './caller.ts'
import { cookieOf } from './cookies.ts'
import type { Handler } from './handler.ts'
import { keyedRequest } from './keyed-request.ts'
import { inputErrors } from './input-errors.ts'

/** A call about to be made, over HTTP or from a page of this process, before anything is checked. */
export type Attempt = {
  caller: Caller
  site: Result<Site, ApiError>
  path: Record<string, string>
  /** Parameters by name; one that stands several times is a list. */
  query: Record<string, string | string[]>
  /** Reads the body of a call that takes one, once the caller is let in. */
  body: () => Promise<Result<unknown, ApiError>>
}

/** Why a call is refused: the first error decides the status. */
export type CallErrors = [ApiError, ...ApiError[]]

/** A success: what the contract promises, and the Set-Cookie headers that go with it. */
export type CallResponse<K extends AnyCallKey> = { value: CallOutput<K>; setCookies: string[] }

/** What decides whether a call is answered, and for whom. */
export type CallAccess = {
  sessions: Sessions
  momentOf: PreviewAccess['momentOf']
  mayPreview: PreviewAccess['mayPreview']
  limiters: Record<CallLimit, RateLimiter>
  /** Whether answers are held against the contract, outside production: one that breaks it is a bug, and is GEN500. */
  checksOutput: boolean
}

const readInput = async <K extends AnyCallKey>(
  key: K,
  attempt: Attempt,
): Promise<Result<ParsedInput<K>, CallErrors>> => {
  const call: Call = calls[key]
  const body = call.body ? await attempt.body() : ok(undefined)
  if (!body.ok) return err([body.error])
  const given = { path: call.path && attempt.path, query: call.query && attempt.query, body: body.value }
  const parsed = inputSchema<K>(key).safeParse(given)
  if (parsed.success) return ok(parsed.data)
  const [first = apiError('API400'), ...others] = inputErrors(parsed.error, given)
  return err([first, ...others])
}

/**
 * Makes a call of the contract: counts it where it is limited, finds the site and the instant, checks the session where the
 * call needs one, parses what goes in, and runs the handler. Rejects for bugs, and where the database
 * fails.
 */
export const runCall =
  <K extends AnyCallKey>(
    key: K,
    handler: Handler<K>,
    { sessions, momentOf, mayPreview, limiters, checksOutput }: CallAccess,
  ) =>
  async (attempt: Attempt): Promise<Result<CallResponse<K>, CallErrors>> => {
    const { caller, site } = attempt
    const { session: needsSession, limit }: Call = calls[key]
    const wait = limit && caller.client !== null ? await limiters[limit].consume(caller.client) : undefined
    if (wait !== undefined) return err([apiError('GEN429', { retryAfter: wait })])
    if (!site.ok) return err([site.error])
    const moment = await momentOf(caller)
    if (!moment.ok) return err([moment.error])
    const token = cookieOf(caller.cookies, sessionCookie)
    const session = needsSession ? await sessions.read(token) : undefined
    if (needsSession && !session) return err([apiError('AUT404')])
    const input = await readInput(key, attempt)
    if (!input.ok) return input
    const request = keyedRequest(caller.idempotencyKey, key, input.value)
    if (!request.ok) return err([request.error])
    const setCookies: string[] = []
    const result = await handler(input.value, {
      site: site.value,
      ...moment.value,
      isEditor: () => mayPreview(caller),
      channel: caller.channel ?? webChannel,
      token,
      sessionId: session?.id ?? '',
      request: request.value,
      setCookie: (cookie) => setCookies.push(cookie),
    })
    if (!result.ok) return err([result.error])
    if (checksOutput) calls[key].out.parse(result.value)
    return ok({ value: result.value, setCookies })
  }
