import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createApp } from 'astro/app/entrypoint'
import sirv from 'sirv'
import type { Progress } from '#src/composition/progress.ts'
import { announceShop } from '#src/composition/running-shop.ts'
import { openShop } from '#src/composition/shop.ts'
import { sendResponse } from './node-response.ts'
import { createTrustedProxies } from '#src/composition/trusted-proxies.ts'
import { webRequest } from './node-request.ts'

const hashedFiles = /^\/_astro\//
const oneYear = 'public, max-age=31536000, immutable'
/** Longest wait for requests under way when the process is told to stop. */
const stopGraceMs = 10_000

const clientFolder = fileURLToPath(new URL('../client/', import.meta.url))
const serveFile = sirv(clientFolder, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders: (outgoing, pathname) => {
    outgoing.setHeader('cache-control', hashedFiles.test(pathname) ? oneYear : 'public, max-age=3600')
    outgoing.setHeader('x-content-type-options', 'nosniff')
  },
})

/** A running shop: where it answers, and how to stop it. */
export type Running = { address: string; stop: () => Promise<void> }

const refuse = (outgoing: ServerResponse, status: number, text: string): void => {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  outgoing.end(text)
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatient = setTimeout(() => server.closeAllConnections(), stopGraceMs)
    server.close(() => {
      clearTimeout(impatient)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Opens the shop and serves it until `stop` is called or the process is told to end. */
export const start = async (report: Progress): Promise<Running> => {
  const shop = await openShop(report)
  const app = createApp({ streaming: false })
  const { HOST, PORT, PUBLIC_URL, TRUSTED_PROXIES } = shop.environment
  const isTrustedProxy = createTrustedProxies(TRUSTED_PROXIES)

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = await webRequest(incoming, PUBLIC_URL, isTrustedProxy)
    if (!request) return refuse(outgoing, 400, 'The address cannot be read.')
    try {
      await sendResponse(incoming, outgoing, await app.render(request, { addCookieHeader: true }))
    } catch (error) {
      shop.log.error({ error, path: incoming.url }, 'request failed')
      if (!outgoing.headersSent) refuse(outgoing, 500, 'Something went wrong. Please try again.')
      else outgoing.destroy()
    }
  }

  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
    serveFile(incoming, outgoing, () => void answer(incoming, outgoing))
  })
  await listen(server, PORT, HOST)
  const bound = server.address()
  const local = `http://localhost:${typeof bound === 'object' && bound ? bound.port : PORT}`
  const withdraw = await announceShop(shop.environment, local)

  const stop = async (): Promise<void> => {
    await withdraw()
    await closeServer(server)
    await shop.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)))
  }
  return { address: PUBLIC_URL ?? local, stop }
}
