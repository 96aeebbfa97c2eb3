import { err, ok, type Result } from '#src/base/result.ts'
import type { Call } from '#src/contract/call.ts'
import { calls, type AnyCallKey } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { clientHeader, sessionCookie } from '#src/contract/headers.ts'
import type { Sessions } from '#src/backend/identity/sessions.ts'
import { inputSchema, type ParsedInput } from './call-input.ts'
import { cookieOf } from './cookies.ts'
import { errorAnswer } from './error-answer.ts'
import type { Handler } from './handler.ts'
import { inputErrors } from './input-errors.ts'
import type { PreviewAccess } from '#src/backend/identity/preview-access.ts'
import type { CallLimit } from '#src/contract/call.ts'
import type { RateLimiter } from '#src/backend/platform/rate-limiter.ts'
import { readJson } from './read-body.ts'
import { siteOfRequest } from './site-of-request.ts'

/** A request that matched a call, with the parameters of its path. */
export type MatchedRequest = {
  request: Request
  path: Record<string, string>
  query: URLSearchParams
  correlationId: string
}

/** What decides whether a call is answered, and for whom. */
export type CallAccess = {
  sessions: Sessions
  momentOf: PreviewAccess['momentOf']
  limiters: Record<CallLimit, RateLimiter>
  /** Whether answers are held against the contract, outside production: one that breaks it is a bug, and is GEN500. */
  checksOutput: boolean
}

type Errors = [ApiError, ...ApiError[]]

/** Parameters by name; one that stands several times is a list. */
const fieldsOf = (query: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )

const readInput = async <K extends AnyCallKey>(
  key: K,
  schema: ReturnType<typeof inputSchema<K>>,
  { request, path, query }: MatchedRequest,
): Promise<Result<ParsedInput<K>, Errors>> => {
  const call: Call = calls[key]
  const body = call.body ? await readJson(request) : ok(undefined)
  if (!body.ok) return err([body.error])
  const given = {
    path: call.path && path,
    query: call.query && fieldsOf(query),
    body: body.value,
  }
  const parsed = schema.safeParse(given)
  if (parsed.success) return ok(parsed.data)
  const [first = apiError('API400'), ...others] = inputErrors(parsed.error, given)
  return err([first, ...others])
}

/**
 * Makes a call of the contract answer requests: finds the site and the instant, checks the session where the call needs one, parses
 * what goes in, runs the handler, and puts its result or the errors into a response.
 */
export const answerCall = <K extends AnyCallKey>(
  key: K,
  handler: Handler<K>,
  { sessions, momentOf, limiters, checksOutput }: CallAccess,
) => {
  const schema = inputSchema<K>(calls[key])
  const { session: needsSession, limit }: Call = calls[key]

  return async (matched: MatchedRequest): Promise<Response> => {
    const { request, query, correlationId } = matched
    const refuse = (errors: Errors) => errorAnswer(errors, correlationId)
    const client = request.headers.get(clientHeader)
    const wait = limit && client !== null ? await limiters[limit].consume(client) : undefined
    if (wait !== undefined) {
      const error = apiError('GEN429', { retryAfter: wait })
      return errorAnswer([error], correlationId, { 'retry-after': String(wait) })
    }
    const site = siteOfRequest(request, query)
    if (!site.ok) return refuse([site.error])
    const moment = await momentOf(request)
    if (!moment.ok) return refuse([moment.error])
    const token = cookieOf(request.headers.get('cookie'), sessionCookie)
    const session = needsSession ? await sessions.read(token) : undefined
    if (needsSession && !session) return refuse([apiError('AUT404')])
    const input = await readInput(key, schema, matched)
    if (!input.ok) return refuse(input.error)
    const headers = new Headers()
    const result = await handler(input.value, {
      site: site.value,
      ...moment.value,
      token,
      sessionId: session?.id ?? '',
      setCookie: (cookie) => headers.append('set-cookie', cookie),
    })
    if (!result.ok) return refuse([result.error])
    if (checksOutput) calls[key].out.parse(result.value)
    return Response.json(result.value, { headers })
  }
}
