import type { NewId } from '#src/base/ids.ts'
import type { Log } from '#src/base/log.ts'
import { apiError } from '#src/contract/errors.ts'
import { clientHeader, mockHeaders, requestHeaders } from '#src/contract/headers.ts'
import type { Backend } from './api-fetch.ts'
import { errorResponse } from './error-response.ts'
import { withRequestLog } from './request-log.ts'

/** Headers that belong to one connection, those that are made anew for the next, and those that are for this shop alone. */
const notForwarded = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
  'expect',
  ...Object.values(mockHeaders),
]

const forwardable = (headers: Headers): Headers => {
  const forwarded = new Headers(headers)
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim())
  for (const name of [...notForwarded, ...named]) if (name !== '') forwarded.delete(name)
  return forwarded
}

/** The remote's cookies become the shop's own: without a Domain they belong to the host the shopper sees. */
const withOwnCookies = (headers: Headers): Headers => {
  const own = forwardable(headers)
  own.delete('set-cookie')
  for (const cookie of headers.getSetCookie())
    own.append('set-cookie', cookie.replace(/;\s*domain=[^;]*/gi, ''))
  return own
}

export type ForwarderDependencies = {
  /** Scheme, host and port of the remote, without a path. */
  origin: string
  fetch: typeof fetch
  /** Most milliseconds the remote has for its whole answer. */
  deadlineMs: number
  log: Log
  newId: NewId
}

/**
 * Stands in for the embedded back end where commerce is elsewhere: passes each request on to the same path of the
 * remote, and its answer back. GEN504 when it takes too long, GEN502 when it cannot be reached. `/healthz` is
 * answered here: it asks for this process.
 */
export const createForwarder = ({
  origin,
  fetch: send,
  deadlineMs,
  log,
  newId,
}: ForwarderDependencies): Backend => {
  const forward = async (request: Request, correlationId: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    if (pathname === '/healthz') return Response.json({ status: 'ok' })
    const headers = forwardable(request.headers)
    headers.set(requestHeaders.correlationId, correlationId)
    // The remote counts clients too. It believes this where this shop is one of its trusted proxies.
    const client = headers.get(clientHeader)
    headers.delete(clientHeader)
    headers.delete('x-forwarded-for')
    if (client) headers.set('x-forwarded-for', client)
    const body = request.body ? await request.arrayBuffer() : null
    try {
      const answer = await send(`${origin}${pathname}${search}`, {
        method: request.method,
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(deadlineMs),
      })
      const bytes = answer.body ? await answer.arrayBuffer() : null
      return new Response(bytes, { status: answer.status, headers: withOwnCookies(answer.headers) })
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError'
      const reason = error instanceof Error ? String(error.cause ?? error.message) : String(error)
      log.warn({ event: 'remote failed', correlationId, origin, path: pathname, reason })
      return errorResponse([apiError(isLate ? 'GEN504' : 'GEN502')], correlationId)
    }
  }
  return { fetch: withRequestLog(forward, newId, log) }
}
