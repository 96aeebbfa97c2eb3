import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { respondToCall } from '#src/backend/api/respond-to-call.ts'
import { callRoutes } from '#src/backend/api/call-routes.ts'
import { contentHandlers } from '#src/backend/content/content-routes.ts'
import { createPreviewAccess } from '#src/backend/identity/preview-access.ts'
import { createCallLimiters } from '#src/backend/api/call-limits.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import { createEditors } from '#src/backend/identity/editors.ts'
import { createSessions } from '#src/backend/identity/sessions.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { contentSource } from '#src/composition/content-calls-source.ts'
import { contentCalls } from '#src/contract/content/content-calls.ts'

/** A service over HTTP that content comes from; `trouble` makes it misbehave. */
export type TroubledService = {
  origin: string
  requests: { path: string; headers: Record<string, string | string[] | undefined> }[]
  trouble: keyof typeof troubles | 'none'
  close: () => Promise<void>
}

/** The key by which a shop may ask the service for previews. */
export const accessKey = 'the shops know this key'

const secret = 'a secret for tests, long enough to sign'

const isContentCall = (key: string): key is keyof typeof contentCalls => key in contentCalls

/** The back end's content calls alone, without a database. */
const contentApi = (content: ContentAdapter, instant: string): Hono => {
  const clock = () => instant
  const handlers = contentHandlers(contentSource(content))
  const sessions = createSessions(secret, clock, () => 'id')
  const limiters = createRateLimiters(undefined)
  const editors = createEditors({ previewKey: accessKey, secret, clock, limiters })
  const preview = createPreviewAccess(editors, clock)
  const responderOf = <K extends keyof typeof contentCalls>(key: K) =>
    respondToCall(key, handlers[key], {
      sessions,
      preview,
      isStaff: async () => false,
      limiters: createCallLimiters(limiters),
      checksOutput: true,
    })
  const app = new Hono()
  for (const { key, method, pattern } of callRoutes) {
    if (!isContentCall(key)) continue
    const answer = responderOf(key)
    app.on(method, pattern, ({ req }) =>
      answer({
        request: req.raw,
        path: req.param(),
        query: new URL(req.url).searchParams,
        correlationId: 'id',
      }),
    )
  }
  return app
}

/** Starts a server on a free port and gives its origin. */
export const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port }: AddressInfo = Object.assign({ port: 0, family: '', address: '' }, server.address())
      resolve(`http://127.0.0.1:${port}`)
    }),
  )

/** Closes a server with its connections. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))

/** What a service in trouble does instead of answering. */
const troubles = {
  silence: () => undefined,
  status: (response: ServerResponse) => void response.writeHead(500).end('{}'),
  garbage: (response: ServerResponse) => void response.writeHead(200).end('<html>'),
  huge: (response: ServerResponse) => void response.writeHead(200).end(`"${'x'.repeat(10 * 1024 * 1024)}"`),
  redirects: (response: ServerResponse, path: string) =>
    void response.writeHead(302, { location: path }).end(),
  drip: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const dripping = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(dripping))
  },
}

/** The content calls of the embedded back end over HTTP, on an adapter. */
export const startContentService = async (
  content: ContentAdapter,
  instant: string,
): Promise<TroubledService> => {
  const api = contentApi(content, instant)
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    service.requests.push({ path, headers: request.headers })
    if (service.trouble !== 'none') return troubles[service.trouble](response, path)
    void Promise.resolve(
      api.fetch(new Request(`${service.origin}${path}`, { headers: headersOf(request) })),
    ).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(await answer.text())
    })
  })
  const service: TroubledService = {
    origin: await listen(server),
    requests: [],
    trouble: 'none',
    close: () => closeServer(server),
  }
  return service
}
