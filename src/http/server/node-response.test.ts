import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { streamedHeader } from '#src/contract/headers.ts'
import { sendResponse } from './node-response.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const serve = async (respond: () => Response): Promise<string> => {
  const server = createServer((incoming, outgoing) => {
    sendResponse(incoming, outgoing, respond()).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
}

const streamed = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Response =>
  new Response(new ReadableStream({ pull }), {
    headers: { 'content-type': 'application/xml', [streamedHeader]: '1' },
  })

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

it.each(['gzip', 'identity'])('sends a streamed response piece by piece as %s', async (encoding) => {
  const origin = await serve(() => {
    let at = 0
    return streamed((controller) => {
      at += 1
      if (at > 3) controller.close()
      else controller.enqueue(text(`piece ${at};`))
    })
  })
  const response = await fetch(origin, { headers: { 'accept-encoding': encoding } })
  expect(response.headers.get(streamedHeader)).toBeNull()
  expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
  expect(await response.text()).toBe('piece 1;piece 2;piece 3;')
})

it('says nothing of the length or the tag of a body that a response to HEAD leaves out', async () => {
  const origin = await serve(() => new Response(null, { headers: { 'content-type': 'application/xml' } }))
  const { headers } = await fetch(origin, { method: 'HEAD' })
  expect([headers.get('content-length'), headers.get('etag')]).toEqual([null, null])
})

it('breaks the connection where a streamed response fails midway', async () => {
  const origin = await serve(() => {
    let at = 0
    return streamed((controller) => {
      at += 1
      if (at > 1) controller.error(new Error('gone'))
      else controller.enqueue(text('half'))
    })
  })
  const read = async () => (await fetch(origin, { headers: { 'accept-encoding': 'identity' } })).text()
  await expect(read()).rejects.toThrow()
})

it('answers HEAD without making the pieces, and lets go of them', async () => {
  let isLetGo = false
  const origin = await serve(
    () =>
      new Response(new ReadableStream({ cancel: () => void (isLetGo = true) }), {
        headers: { 'content-type': 'application/xml', [streamedHeader]: '1' },
      }),
  )
  const response = await fetch(origin, { method: 'HEAD' })
  expect(response.headers.get('content-type')).toBe('application/xml')
  expect(isLetGo).toBe(true)
})
