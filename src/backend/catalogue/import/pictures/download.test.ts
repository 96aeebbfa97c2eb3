import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { download } from './download.ts'
import { isPublicAddress } from '../public-address.ts'

describe('the addresses of the public internet', () => {
  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111'])('hold %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    ...['127.0.0.1', '127.1.2.3', '10.1.1.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'localhost', ''],
  ])('do not hold "%s"', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('downloading', () => {
  let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  let requested: string[] = []
  const server = createServer((incoming, outgoing) => {
    requested.push(incoming.url ?? '')
    answer(incoming, outgoing)
  })
  let port = 0

  beforeEach(async () => {
    requested = []
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = typeof address === 'object' && address ? address.port : 0
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  const get = (path: string, { allowsPrivate = true, host = '127.0.0.1', deadlineMs = 2000 } = {}) =>
    download(`http://${host}:${port}${path}`, { maxBytes: 1000, deadlineMs, allowsPrivate })

  it('reads what is within the limits', async () => {
    answer = (_, outgoing) => outgoing.end('x'.repeat(1000))
    const got = await get('/a')
    expect(got.ok && got.value.length).toBe(1000)
  })

  it('stops reading at the limit, whatever length is announced', async () => {
    answer = (_, outgoing) => {
      outgoing.writeHead(200)
      const more = (): void => void (outgoing.destroyed || outgoing.write('x'.repeat(600), more))
      more()
    }
    expect(await get('/endless')).toMatchObject({ ok: false, error: { isPassing: false } })
  })

  it.each(['127.0.0.1', '[::1]', 'localhost', '2130706433', '0x7f.1'])(
    'asks nothing of this machine by %s unless allowed',
    async (host) => {
      answer = (_, outgoing) => outgoing.end('secret')
      const got = await get('/', { allowsPrivate: false, host })
      expect(got).toMatchObject({ ok: false, error: { isPassing: false } })
      expect(!got.ok && got.error.reason).toContain('is no address of the public internet')
      expect(requested).toEqual([])
    },
  )

  it('follows redirects, but not forever and to nothing but the web', async () => {
    answer = ({ url }, outgoing) => {
      if (url === '/once') outgoing.writeHead(302, { location: '/there' }).end()
      else if (url === '/file') outgoing.writeHead(302, { location: 'file:///etc/passwd' }).end()
      else if (url === '/there') outgoing.end('here')
      else outgoing.writeHead(302, { location: '/again' }).end()
    }
    expect(await get('/once')).toMatchObject({ ok: true })
    expect(await get('/file')).toMatchObject({ ok: false, error: { isPassing: false } })
    expect(await get('/loop')).toMatchObject({ error: { reason: 'cannot be fetched: too many redirects' } })
  })

  it('gives up at the deadline', async () => {
    answer = (_, outgoing) => outgoing.writeHead(200).write('x')
    expect(await get('/slow', { deadlineMs: 50 })).toMatchObject({ ok: false, error: { isPassing: true } })
  })

  it.each([
    [503, true],
    [404, false],
  ])('tells after HTTP %i whether to try again', async (status, isPassing) => {
    answer = (_, outgoing) => outgoing.writeHead(status).end()
    expect(await get('/')).toMatchObject({
      error: { reason: `cannot be fetched: HTTP ${status}`, isPassing },
    })
  })
})
