import { once } from 'node:events'
import { createServer, IncomingMessage, request as httpRequest } from 'node:http'
import { expect, it } from 'vitest'
import { webRequest } from './node-request.ts'

/** Serves one request by hand; resolves to its signal as soon as it has arrived. */
const serveOne = async (finish: boolean) => {
  const arrived = Promise.withResolvers<AbortSignal>()
  const server = createServer((incoming, outgoing) => {
    const head = { method: 'GET', url: 'http://shop.test/' }
    webRequest(incoming, outgoing, head, () => false).then(({ signal }) => {
      if (finish) outgoing.end('done')
      arrived.resolve(signal)
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
