import type { AnyCallKey } from '#src/contract/calls.ts'
import { callerOf } from './caller.ts'
import { errorResponse } from './error-response.ts'
import { readJson } from './read-body.ts'
import type { Handler } from './handler.ts'
import { runCall, type CallGuards } from './run-call.ts'
import { siteOfRequest } from './site-of-request.ts'

/** A request that matched a call, with the parameters of its path. */
export type MatchedRequest = {
  request: Request
  path: Record<string, string>
  query: URLSearchParams
  correlationId: string
}

const parametersOf = (query: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )

/** Makes a call over HTTP: reads it from the request, and puts its result or the errors into a response. */
export const respondToCall = <K extends AnyCallKey>(key: K, handler: Handler<K>, access: CallGuards) => {
  const run = runCall(key, handler, access)
  return async ({ request, path, query, correlationId }: MatchedRequest): Promise<Response> => {
    const renewedCookies: [string, string][] = []
    const answer = await run({
      caller: callerOf(request),
      site: siteOfRequest(request, query),
      path,
      query: parametersOf(query),
      body: (maxBytes) => readJson(request, maxBytes),
      keepCookie: (cookie) => void renewedCookies.push(['set-cookie', cookie]),
    })
    if (answer.ok) {
      const headers = answer.value.setCookies.map((cookie): [string, string] => ['set-cookie', cookie])
      return Response.json(answer.value.value, { headers: [...renewedCookies, ...headers] })
    }
    return errorResponse(answer.error, correlationId, renewedCookies)
  }
}
