import { once } from 'node:events'
import { createServer, IncomingMessage, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { createBodyBudgets } from './body-budget.ts'
import { readHead, webRequest } from './node-request.ts'

/** Serves one request by hand; resolves to its signal as soon as it has arrived. */
const serveOne = async (finish: boolean) => {
  const arrived = Promise.withResolvers<AbortSignal>()
  const server = createServer((incoming, outgoing) => {
    const head = { method: 'GET', url: 'http://shop.test/' }
    webRequest(
      incoming,
      outgoing,
      head,
      () => false,
      createBodyBudgets({ usual: 0, large: 0, largeOfAll: 0 }),
    ).then((request) => {
      if (finish) outgoing.end('done')
      if (request.ok) arrived.resolve(request.value.signal)
    }, arrived.reject)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const client = httpRequest({ port, host: '127.0.0.1' }).on('error', () => undefined)
  client.end()
  return { client, signal: await arrived.promise, close: () => server.close() }
}

it('tells the work for a request that its client has gone', async () => {
  const { client, signal, close } = await serveOne(false)
  expect(signal.aborted).toBe(false)
  client.destroy()
  await once(signal, 'abort')
  close()
})

it('says nothing of clients that got their answer', async () => {
  const { client, signal, close } = await serveOne(true)
  const responses: unknown[] = await once(client, 'response')
  const response = responses[0]
  if (!(response instanceof IncomingMessage)) throw new Error('there is no response')
  response.resume()
  await once(response, 'close')
  client.destroy()
  expect(signal.aborted).toBe(false)
  close()
})

/** What is read of a request whose bytes these are. */
const headOf = async (bytes: string) => {
  const read = Promise.withResolvers<ReturnType<typeof readHead>>()
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    read.resolve(readHead(incoming, undefined))
    outgoing.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const socket = connect(typeof bound === 'object' && bound ? bound.port : 0, '127.0.0.1')
  socket.write(bytes)
  const head = await read.promise
  socket.destroy()
  server.close()
  return head
}

const head = (target: string, version = '1.1', header = 'accept: */*'): string =>
  `POST ${target} HTTP/${version}\r\nhost: localhost\r\n${header}\r\n\r\n`

it.each([
  ['a byte that begins no character', head('/en-us/%ff')],
  ['a character that is cut', head('/en-us/%c3/shoes')],
  ['a broken escape', head('/en-us/%zz')],
  ['chunks of HTTP/1.0', head('/en-us', '1.0', 'transfer-encoding: chunked') + '0\r\n\r\n'],
])('refuses %s', async (_, bytes) => {
  expect(await headOf(bytes)).toMatchObject({ ok: false, error: { status: 400 } })
})

it.each([
  ['escapes of a character', head('/en-us/%C3%A9')],
  ['an escape of what a path means', head('/en-us/%2F%25')],
  ['any query', head('/en-us/search?q=%ff')],
  ['chunks', head('/en-us', '1.1', 'transfer-encoding: chunked') + '0\r\n\r\n'],
  ['a length of HTTP/1.0', head('/en-us', '1.0', 'content-length: 0')],
])('reads %s', async (_, bytes) => {
  expect(await headOf(bytes)).toMatchObject({ ok: true })
})
