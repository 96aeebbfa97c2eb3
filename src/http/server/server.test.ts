import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createShopServer, type ServerLimits, type ShopServer } from './server.ts'

const limits: ServerLimits = {
  headersTimeout: 300,
  requestTimeout: 600,
  keepAliveTimeout: 60_000,
  inactivityTimeout: 60_000,
  closeGrace: 60_000,
  connectionsCheckingInterval: 50,
}

const opened: { server: ShopServer; sockets: Socket[] }[] = []

const open = async (listener: (incoming: IncomingMessage, outgoing: ServerResponse) => void) => {
  const server = createShopServer(listener, new Map([['x-content-type-options', 'nosniff']]), limits)
  const port = await server.listen(0, '127.0.0.1')
  const sockets: Socket[] = []
  opened.push({ server, sockets })
  /** A connection that sends `bytes`; resolves to all it receives once it is closed. */
  const send = (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.write(bytes)
    const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()))
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
    return { connected, closed }
  }
  return { server, port, send }
}

afterEach(async () => {
  for (const { server, sockets } of opened.splice(0)) {
    for (const socket of sockets) socket.destroy()
    await server.close()
  }
})

const hello = (_: IncomingMessage, outgoing: ServerResponse): void => void outgoing.end('hello')

it.each([
  ['sends nothing', ''],
  ['stops within its headers', 'GET / HTTP/1.1\r\nhost: a\r\nx-slow: '],
])('cuts off a client that %s', async (_, bytes) => {
  const { send } = await open(hello)
  const received = await send(bytes).closed
  expect(received).toContain('408')
  expect(received).toContain('nosniff')
})

it('cuts off a client that stops within its body', async () => {
  const { send } = await open((incoming, outgoing) => {
    incoming.resume().once('end', () => outgoing.end('hello'))
  })
  const received = await send('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf').closed
  expect(received).not.toContain('hello')
})

it('closes connections without a request at once, and lets a request under way end', async () => {
  const release = Promise.withResolvers<undefined>()
  const arrived = Promise.withResolvers<undefined>()
  const { server, port, send } = await open((_, outgoing) => {
    arrived.resolve(undefined)
    void release.promise.then(() => outgoing.end('whole answer'))
  })
  const silent = send('')
  const halfOpen = send('GET / HTTP/1.1\r\nhost')
  await Promise.all([silent.connected, halfOpen.connected])
  const underWay = send('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await arrived.promise

  const closing = server.close()
  expect(await silent.closed).toBe('')
  expect(await halfOpen.closed).toBe('')
  const late = new Promise((resolve) => {
    httpRequest({ port, host: '127.0.0.1' }).on('error', resolve).end()
  })
  expect(await late).toBeInstanceOf(Error)
  release.resolve(undefined)
  expect(await underWay.closed).toContain('whole answer')
  await closing
})

it('answers what is no HTTP with 400, and closes', async () => {
  const { send } = await open(hello)
  const received = await send('no http\r\n\r\n').closed
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nx-content-type-options: nosniff\r\n/)
})

it('begins with a request of a connection once those before it are answered', async () => {
  const begun: string[] = []
  const release = Promise.withResolvers<undefined>()
  const { send } = await open((incoming, outgoing) => {
    begun.push(String(incoming.url))
    if (incoming.url !== '/first') return void outgoing.end(`answer ${incoming.url}`)
    void release.promise.then(() => outgoing.end(`answer ${begun.join()}`))
  })
  const get = (path: string, rest = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${rest}\r\n`
  const sent = send(get('/first') + get('/second') + get('/third', 'connection: close\r\n'))
  await expect.poll(() => begun).toEqual(['/first'])
  release.resolve(undefined)
  const received = await sent.closed
  expect(received.match(/answer .*?(?=HTTP|$)/g)).toEqual([
    'answer /first',
    'answer /second',
    'answer /third',
  ])
})

it('begins with no request of a connection that has gone', async () => {
  const begun: string[] = []
  const left = Promise.withResolvers<undefined>()
  const { send } = await open((incoming, outgoing) => {
    begun.push(String(incoming.url))
    outgoing.once('close', () => left.resolve(undefined))
    incoming.socket.destroy()
  })
  await send('GET /first HTTP/1.1\r\nhost: a\r\n\r\nGET /second HTTP/1.1\r\nhost: a\r\n\r\n').closed
  await left.promise
  expect(begun).toEqual(['/first'])
})

it('drains: still answers, and has a client that keeps its connection come by another', async () => {
  const { server, send } = await open(hello)
  server.drain()
  const received = await send('GET / HTTP/1.1\r\nhost: a\r\nconnection: keep-alive\r\n\r\n').closed
  expect(received).toContain('200 OK')
  expect(received.toLowerCase()).toContain('connection: close')
})
