import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { expect, it } from 'vitest'
import { silentLog } from '#tests/fixtures/silent-log.ts'
import { createBodyBudgets } from './body-budget.ts'
import { createClientTurns } from './client-turns.ts'
import { createListener } from './listener.ts'

/** A shop that takes ten bytes of each client's bodies at a time. */
const openShop = async () => {
  const listener = createListener({
    pages: undefined,
    serveFile: (_incoming, _outgoing, next) => next(),
    render: async (request) => new Response(await request.text()),
    securityHeaders: { everywhere: new Map(), pages: new Map(), withPolicy: (response) => response },
    publicUrl: 'http://shop.test',
    isTrustedProxy: (address) => address === '127.0.0.1',
    turns: createClientTurns({ atOnce: 16, inLine: 16 }),
    bodies: createBodyBudgets({ usual: 10, large: 10, largeOfAll: 10 }),
    log: silentLog,
  })
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    /** Sends a part of a body of eight bytes. */
    send: (client: string, part: string): Socket => {
      const socket = connect(port, '127.0.0.1')
      const head = `POST / HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${client}\r\nContent-Length: 8`
      socket.write(`${head}\r\n\r\n${part}`)
      return socket
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const statusOf = async (socket: Socket): Promise<string> => {
  const received: unknown[] = await once(socket, 'data')
  return String(received[0]).slice(9, 12)
}

it('refuses a client whose unfinished bodies are too many bytes, and nobody else', async () => {
  const shop = await openShop()
  const both = [shop.send('192.0.2.1', 'sixsix'), shop.send('192.0.2.1', 'sixsix')]
  const refused = await Promise.race(both.map(async (socket) => ({ socket, status: await statusOf(socket) })))
  expect(refused.status).toBe('429')
  expect(await statusOf(shop.send('192.0.2.2', 'eight888'))).toBe('200')

  const [patient] = both.filter((socket) => socket !== refused.socket)
  patient?.write('88')
  expect(patient && (await statusOf(patient))).toBe('200')
  shop.close()
})

it('counts a body no more once it is answered', async () => {
  const shop = await openShop()
  for (const body of ['eight888', 'eight888', 'eight888'])
    expect(await statusOf(shop.send('192.0.2.1', body))).toBe('200')
  shop.close()
})

const response = () => new ServerResponse(new IncomingMessage(new Socket()))

it('bounds bodies with pictures apart from others, of each client and of all', () => {
  const bodies = createBodyBudgets({ usual: 10, large: 20, largeOfAll: 30 })
  const first = response()
  const takeFirst = bodies('192.0.2.1', first, 'large')
  expect([takeFirst(20), takeFirst(1)]).toEqual([true, false])
  expect(bodies('192.0.2.1', response(), 'usual')(10)).toBe(true)

  const takeSecond = bodies('192.0.2.2', response(), 'large')
  expect([takeSecond(10), takeSecond(1)]).toEqual([true, false])
  first.emit('close')
  expect(takeSecond(1)).toBe(true)
})
