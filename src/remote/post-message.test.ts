import { createServer, type Server } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { patience } from '#tests/setup/patience.ts'
import { createPostMessage } from './post-message.ts'

const servers: (Server | TcpServer)[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
})

const listening = async <S extends Server | TcpServer>(server: S): Promise<string> => {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/hook`
}

const post = createPostMessage({ allowsPrivate: true, deadlineMs: patience })
const message = { headers: { 'webhook-id': 'one' }, body: '{"é":1}' }

it('posts the message as it is, and resolves to the status', async () => {
  const received: string[] = []
  const url = await listening(
    createServer((request, response) => {
      request.on('data', (chunk) => received.push(`${request.headers['webhook-id']} ${String(chunk)}`))
      request.on('end', () => response.writeHead(204).end())
    }),
  )
  expect(await post(url, message)).toBe(204)
  expect(received).toEqual(['one {"é":1}'])
})

it('follows no redirect', async () => {
  const paths: (string | undefined)[] = []
  const url = await listening(
    createServer((request, response) => {
      paths.push(request.url)
      response.writeHead(307, { location: '/elsewhere' }).end()
    }),
  )
  expect(await post(url, message)).toBe(307)
  expect(paths).toEqual(['/hook'])
})

it('waits for no body', async () => {
  const url = await listening(createServer((_, response) => void response.writeHead(200).write('x')))
  expect(await post(url, message)).toBe(200)
})

it('gives up on a receiver that is slow, speaks no HTTP, has an endless head or is away', async () => {
  const slow = await listening(createServer(() => undefined))
  const hurried = createPostMessage({ allowsPrivate: true, deadlineMs: 100 })
  await expect(hurried(slow, message)).rejects.toThrow()
  const garbage = await listening(createTcpServer((socket) => void socket.end('\x16\x03garbage\r\n\r\n')))
  await expect(post(garbage, message)).rejects.toThrow()
  const endless = await listening(
    createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}`)
    }),
  )
  await expect(post(endless, message)).rejects.toThrow()
  await expect(post('http://127.0.0.1:1/', message)).rejects.toThrow()
})

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/',
  'https://localhost/',
  'http://1.1.1.1/',
])('goes to no private address, nor without TLS, unless told: %s', async (url) => {
  const careful = createPostMessage({ allowsPrivate: false, deadlineMs: patience })
  await expect(careful(url, message)).rejects.toThrow('The address is private')
})
