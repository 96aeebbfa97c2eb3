import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { warrantyForm } from '#src/contract/contact/warranty-form.ts'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { createBodyBudgets } from './server/body-budget.ts'
import { largeBodyDeadlineMs } from './server/body-limit.ts'
import { createClientTurns } from './server/client-turns.ts'
import { createListener } from './server/listener.ts'

const megabyte = 1024 ** 2
const sockets: Socket[] = []

/** A shop that answers with the length that a request tells, and that of what it read. */
const openShop = async () => {
  const listener = createListener({
    pages: undefined,
    serveFile: (_incoming, _outgoing, next) => next(),
    render: async (request) => {
      const { byteLength } = await request.arrayBuffer()
      return new Response(`${request.headers.get('content-length')} told, ${byteLength} read`)
    },
    securityHeaders: { everywhere: new Map(), pages: new Map(), withPolicy: (response) => response },
    publicUrl: 'http://shop.test',
    isTrustedProxy: () => false,
    turns: createClientTurns({ atOnce: 16, inLine: 16 }),
    bodies: createBodyBudgets({ usual: megabyte, large: 32 * megabyte, largeOfAll: 32 * megabyte }),
    log: silentLog,
  })
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    /** Begins a body: one that has no end, unless a header says how long it is. */
    post: (path: string, length = 'Transfer-Encoding: chunked'): Socket => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      sockets.push(socket)
      socket.write(`POST ${path} HTTP/1.1\r\nHost: shop.test\r\n${length}\r\n\r\n`)
      return socket
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

afterEach(() => {
  vi.useRealTimers()
  for (const socket of sockets.splice(0)) socket.destroy()
})

const received = async (socket: Socket): Promise<string> => {
  const parts: unknown[] = await once(socket, 'data')
  return String(parts[0])
}

/** Sends so many bytes and one kilobyte more of a body that has no end, as the other side takes them, and gives the response. */
const sendBeyond = async (socket: Socket, bytes: number): Promise<string> => {
  const response = received(socket)
  const kilobyte = `400\r\n${'x'.repeat(1024)}\r\n`
  for (let sent = 0; sent <= bytes; sent += 1024)
    if (!socket.write(kilobyte)) await Promise.race([once(socket, 'drain'), response])
  return response
}

const usualBytes = 128 * 1024

it.each([
  ['a form with pictures', '/en-us/help/warranty', warrantyForm.maxBytes + usualBytes],
  ['any other form', '/en-us/help/contact-us', usualBytes],
  ['a webhook', '/webhooks/payments', usualBytes],
])('refuses an endless body of %s at its bound', async (_, path, bytes) => {
  const shop = await openShop()
  const response = await sendBeyond(shop.post(path), bytes)
  expect(response).toContain('HTTP/1.1 413')
  expect(response).toContain('connection: close')
  shop.close()
})

it('reads an endless body of a call up to its bound, and lets the call refuse it by its length', async () => {
  const shop = await openShop()
  const response = await sendBeyond(shop.post('/cart/v1/item'), usualBytes)
  const [, told] = /(\d+) told, 0 read/.exec(response) ?? []
  expect(Number(told)).toBeGreaterThan(usualBytes)
  expect(Number(told)).toBeLessThan(usualBytes + 2 * 1024)
  shop.close()
})

it('reads nothing of a body that says that it is too large', async () => {
  const shop = await openShop()
  const length = `Content-Length: ${64 * megabyte}`
  const form = await received(shop.post('/en-us/help/warranty', length))
  expect(form).toContain('HTTP/1.1 413')
  expect(form).toContain('connection: close')
  expect(await received(shop.post('/cart/v1/item', length))).toContain(`${64 * megabyte} told, 0 read`)
  shop.close()
})

it.each([
  ['/en-us/help/warranty', largeBodyDeadlineMs],
  ['/en-us/help/contact-us', 30_000],
])('cuts off a body of %s that does not end within %i ms', async (path, deadlineMs) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shop = await openShop()
  const socket = shop.post(path)
  const response = received(socket)
  const closed = once(socket, 'close')
  socket.write('1\r\nx\r\n')
  while (vi.getTimerCount() === 0) await new Promise((resolve) => void setImmediate(resolve))
  vi.advanceTimersByTime(deadlineMs - 1)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await response).toContain('HTTP/1.1 408')
  await closed
  shop.close()
})
