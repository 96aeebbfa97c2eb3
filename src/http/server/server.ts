import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { largeBodyDeadlineMs } from './body-limit.ts'
import { refuse } from '../requests/refusal.ts'

/** How long clients may take and servers may wait, in milliseconds. */
export type ServerLimits = {
  /** For a request's head, counted from the connection. */
  headersTimeout: number
  /** For a whole request, body included; who reads a body that should be small waits less. */
  requestTimeout: number
  /** Between two requests on a connection: longer than proxies keep theirs, so that they close first. */
  keepAliveTimeout: number
  /** For a client that reads nothing of its response. */
  inactivityTimeout: number
  /** For requests under way when the server closes. */
  closeGrace: number
  connectionsCheckingInterval: number
}

const defaultLimits: ServerLimits = {
  headersTimeout: 15_000,
  requestTimeout: largeBodyDeadlineMs + 15_000,
  keepAliveTimeout: 65_000,
  inactivityTimeout: 120_000,
  closeGrace: 10_000,
  connectionsCheckingInterval: 5_000,
}

const statusOf = (code: string | undefined): number => {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

const rawResponse = (status: number, headers: Iterable<[string, string]>): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    'content-length: 0',
    'connection: close',
    '\r\n',
  ].join('\r\n')

export type ShopServer = {
  /** Resolves to the port, which the system chooses for port 0. */
  listen: (port: number, host: string) => Promise<number>
  /** Still answers whatever comes, and has each client come by another connection next. */
  drain: () => void
  /** Lets requests under way end, within a grace period, and closes every other connection at once. */
  close: () => Promise<void>
}

/**
 * An HTTP server that bounds how long a connection may be held by a client that sends or reads slowly.
 * @param errorHeaders sent with the answer to what is not HTTP, which `listener` never sees
 */
export const createShopServer = (
  listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  errorHeaders: Map<string, string>,
  limits: ServerLimits = defaultLimits,
): ShopServer => {
  /** Every connection with its responses under way, the first of them at work, and what begins each. */
  const connections = new Map<Socket, Map<ServerResponse, () => void>>()
  let draining = false
  let closing = false

  const server = createServer({ ...limits, requireHostHeader: false }, (incoming, outgoing) => {
    const { socket } = incoming
    const underWay = connections.get(socket) ?? new Map<ServerResponse, () => void>()
    outgoing.once('close', () => {
      underWay.delete(outgoing)
      if (closing && underWay.size === 0) socket.destroySoon()
      const [begin] = underWay.values()
      if (socket.writable) begin?.()
    })
    if (draining) outgoing.shouldKeepAlive = false
    // A packet holds a thousand requests: begun together, their pages would fill the memory before the first is sent.
    underWay.set(outgoing, () => listener(incoming, outgoing))
    if (underWay.size === 1) listener(incoming, outgoing)
  })
  server.setTimeout(limits.inactivityTimeout)
  server.on('connection', (socket) => {
    connections.set(socket, new Map())
    socket.once('close', () => connections.delete(socket))
  })
  server.on('checkExpectation', (_, outgoing) => {
    outgoing.setHeaders(errorHeaders)
    refuse(outgoing, { status: 417, text: 'The expectation cannot be met.' })
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response under way may have been written in part: nothing can be put behind it.
    const isAnswering = [...connections].some(([one, underWay]) => one === socket && underWay.size > 0)
    if (!socket.writable || isAnswering) socket.destroy()
    else socket.end(rawResponse(statusOf(error.code), errorHeaders), () => socket.destroy())
  })

  const drain = (): void => {
    draining = true
    for (const underWay of connections.values())
      for (const outgoing of underWay.keys()) outgoing.shouldKeepAlive = false
  }

  return {
    drain,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          const bound = server.address()
          resolve(typeof bound === 'object' && bound ? bound.port : port)
        })
      }),
    close: () =>
      new Promise((resolve) => {
        closing = true
        drain()
        const impatient = setTimeout(() => server.closeAllConnections(), limits.closeGrace)
        server.close(() => {
          clearTimeout(impatient)
          resolve()
        })
        for (const [socket, underWay] of connections) {
          if (underWay.size === 0) socket.destroy()
        }
      }),
  }
}
