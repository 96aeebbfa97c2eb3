import { connect } from 'node:net'
import { expect } from 'vitest'
import { test } from './served-shop.ts'

const get = (rest: string): string => `GET ${rest}\r\nconnection: close\r\n\r\n`
const post = (rest: string): string => `POST /cart/v1/item HTTP/1.1\r\nhost: localhost\r\n${rest}`
const line = 'GET /en-us HTTP/1.1\r\nhost: localhost\r\n'

/** What a client may send by mistake or malice. `leaves` goes away right after sending. */
const malformed: [name: string, bytes: string | Buffer, leaves?: 'leaves'][] = [
  ['TRACE', 'TRACE /en-us HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
  ['TRACK', 'TRACK /en-us HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
  ['CONNECT', 'CONNECT localhost:443 HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a method of no standard', 'LOOK /en-us HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a method in lower case', 'get /en-us HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['a purge', 'PURGE /en-us HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
  ['a host with a user', get('/en-us HTTP/1.1\r\nhost: u:p@a')],
  ['a host with a path', get('/en-us HTTP/1.1\r\nhost: a/../b')],
  ['a host with a query', get('/en-us HTTP/1.1\r\nhost: a?b')],
  ['a host with a space', get('/en-us HTTP/1.1\r\nhost: a b')],
  ['a host with a backslash', get('/en-us HTTP/1.1\r\nhost: a\\b')],
  ['a host with a port beyond all', get('/en-us HTTP/1.1\r\nhost: localhost:99999')],
  ['an address in broken brackets', get('/en-us HTTP/1.1\r\nhost: [::1')],
  ['an empty host', get('/en-us HTTP/1.1\r\nhost:')],
  ['no host', get('/en-us HTTP/1.1\r\naccept: */*')],
  ['two hosts', get('/en-us HTTP/1.1\r\nhost: a\r\nhost: b')],
  ['an absolute address', get('http://elsewhere.test/en-us HTTP/1.1\r\nhost: localhost')],
  ['an address without a slash', get('en-us HTTP/1.1\r\nhost: localhost')],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n'],
  ['an address with two slashes', get('//elsewhere.test/%2e%2e HTTP/1.1\r\nhost: localhost')],
  ['an address with a broken escape', get('/en-us/%zz%c3%28 HTTP/1.1\r\nhost: localhost')],
  ['an address with the character 0', get('/en-us/%00 HTTP/1.1\r\nhost: localhost')],
  ['an address with a raw character 0', get('/en-us/\0 HTTP/1.1\r\nhost: localhost')],
  ['an address that is no UTF-8', Buffer.from(get('/en-us/\xff\xfe HTTP/1.1\r\nhost: localhost'), 'latin1')],
  ['an endless address', get(`/${'a'.repeat(100_000)} HTTP/1.1\r\nhost: localhost`)],
  ['an endless header', `${line}x: ${'a'.repeat(100_000)}\r\n\r\n`],
  ['thousands of headers', `${line}${'x: y\r\n'.repeat(5000)}connection: close\r\n\r\n`],
  ['a header name with a space', `${line}bad header: 1\r\n\r\n`],
  ['a header without a colon', `${line}nothing\r\n\r\n`],
  ['a folded header', `${line}x: a\r\n b\r\n\r\n`],
  ['a version of the future', 'GET /en-us HTTP/9.9\r\nhost: localhost\r\n\r\n'],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['bare line feeds', 'GET /en-us HTTP/1.1\nhost: localhost\nconnection: close\n\n'],
  ['a broken chunk size', post('transfer-encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n')],
  ['a chunk size beyond all', post('transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}')],
  [
    'a length and chunks',
    post('content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled'),
  ],
  ['two lengths', post('content-length: 4\r\ncontent-length: 5\r\n\r\n{}{}{')],
  ['a length below zero', post('content-length: -1\r\n\r\n')],
  ['chunks that are not last', post('transfer-encoding: chunked, gzip\r\n\r\n0\r\n\r\n')],
  ['half a head', 'POST /cart/v1/item HTTP/1.1\r\nhost: loc', 'leaves'],
  ['half a body', post('content-type: application/json\r\ncontent-length: 500\r\n\r\n{"half'), 'leaves'],
  ['half a chunk', post('transfer-encoding: chunked\r\n\r\nff\r\n{"half'), 'leaves'],
  ['an expectation', post('expect: miracles\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}')],
  ['an upgrade', `${line}upgrade: websocket\r\nconnection: upgrade, close\r\n\r\n`],
  ['a range that ends before it begins', get('/favicon.svg HTTP/1.1\r\nhost: localhost\r\nrange: bytes=5-2')],
  ['ranges beyond the file', get('/favicon.svg HTTP/1.1\r\nhost: localhost\r\nrange: bytes=9999999-')],
  ['a download that nobody waits for', get('/share.png HTTP/1.1\r\nhost: localhost'), 'leaves'],
]

/** Sends bytes and reads until the shop closes the connection. */
const exchange = (origin: string, bytes: string | Buffer, leaves: boolean): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin)
    let received = ''
    const socket = connect(Number(port), hostname, () => {
      socket.write(bytes, () => {
        if (leaves) socket.resetAndDestroy()
      })
    })
    socket.on('data', (chunk) => (received += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(received))
  })

for (const [name, bytes, leaves] of malformed)
  test(`${name} is refused or cut off, and the shop lives`, async ({ origin }) => {
    const received = await exchange(origin, bytes, leaves !== undefined)
    // An interim response (RFC 9110, section 15.2) may come before the one that counts.
    const responses = received.split(/(?=HTTP\/1\.1 \d{3} )/).filter((one) => one !== '')
    for (const response of responses) {
      expect(response).toMatch(/^HTTP\/1\.1 (?:200|204|206|3\d\d|4\d\d|501) /)
      expect(response.toLowerCase()).toContain('x-content-type-options: nosniff')
    }
    expect(responses.length).toBeLessThanOrEqual(1)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  })

/** What no part of the shop may see. */
const refused: [name: string, bytes: string][] = [
  ['an escape that is no character', get('/en-us/%ff HTTP/1.1\r\nhost: localhost')],
  [
    'chunks of HTTP/1.0',
    'POST /cart/v1/item HTTP/1.0\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
]

for (const [name, bytes] of refused)
  test(`${name}: 400 in plain words, and the connection is closed`, async ({ origin }) => {
    const received = await exchange(origin, bytes, false)
    expect(received).toMatch(/^HTTP\/1\.1 400 /)
    expect(received.toLowerCase()).toContain('\r\ncontent-type: text/plain')
    expect(received.toLowerCase()).toContain('\r\nconnection: close')
  })
