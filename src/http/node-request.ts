import type { IncomingMessage } from 'node:http'
import { clientHeader } from '#src/contract/headers.ts'
import { clientAddress } from './client-address.ts'

const forwardedFor = 'x-forwarded-for'

/**
 * Most that is read of a request body, in bytes. It lies above the largest body any call takes, so what is cut here
 * is refused as too large by the call itself.
 */
const mostBytes = 128 * 1024

const headersOf = (incoming: IncomingMessage, isTrusted: (address: string) => boolean): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(':') || value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const { [forwardedFor]: hops } = incoming.headers
  const client = clientAddress(incoming.socket.remoteAddress, [hops ?? []].flat().join(','), isTrusted)
  headers.set(clientHeader, client)
  return headers
}

const bodyOf = async (incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const read: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  for await (const chunk of read) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes > mostBytes) break
  }
  return Buffer.concat(chunks)
}

/**
 * Makes the web-standard request of a node one. The origin is the shop's public one where it is known, else the
 * Host header's, and the client's address comes along; undefined when the address cannot be read.
 */
export const webRequest = async (
  incoming: IncomingMessage,
  publicUrl: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): Promise<Request | undefined> => {
  const url = `${publicUrl ?? `http://${incoming.headers.host ?? 'localhost'}`}${incoming.url ?? '/'}`
  if (!incoming.url?.startsWith('/') || !URL.canParse(url)) return undefined
  const method = incoming.method ?? 'GET'
  const headers = headersOf(incoming, isTrustedProxy)
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  return new Request(url, { method, headers, body: await bodyOf(incoming) })
}
