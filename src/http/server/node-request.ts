import type { IncomingMessage, ServerResponse } from 'node:http'
import { err, ok, type Result } from '#src/base/result.ts'
import { clientHeader } from '#src/contract/headers.ts'
import { isCallPath } from '../requests/api-paths.ts'
import { clientAddress } from './client-address.ts'
import type { BodyBudgets, TakeBytes } from './body-budget.ts'
import { bodyLimitOf } from './body-limit.ts'
import { refuse, tooMany, type Refusal } from '../requests/refusal.ts'

const tooSlow: Refusal = { status: 408, text: 'The request took too long.' }
const tooLarge: Refusal = { status: 413, text: 'The request is too large.' }

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A host name or address with or without a port; no user name, path or anything else a URL could read differently. */
const plainHost = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Whether every escape of a path is of a character; of others no route can make sense. */
const canDecode = (path: string): boolean => {
  try {
    // Its result is used, or the build takes the call for one without effect and leaves it out.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** What is known of a request before its body is read. */
export type RequestHead = { method: string; url: string }

/**
 * Reads where a request goes. The origin is the shop's public one where it is known, else the Host header's. A Host
 * header that is missing, doubled or no plain host is refused even where it does not decide (RFC 9112, section 3.2).
 */
export const readHead = (
  incoming: IncomingMessage,
  publicUrl: string | undefined,
): Result<RequestHead, Refusal> => {
  const { method = 'GET', url: target = '/', headersDistinct, httpVersion } = incoming
  if (!methods.has(method)) return err({ status: 501, text: 'The method is not known.' })
  const hosts = headersDistinct['host'] ?? (httpVersion === '1.0' ? ['localhost'] : [])
  const [host = ''] = hosts
  if (hosts.length !== 1 || !plainHost.test(host))
    return err({ status: 400, text: 'The Host header cannot be read.' })
  // HTTP/1.0 knows no chunks: where they end is not to be trusted (RFC 9112, section 6.1).
  if (httpVersion === '1.0' && headersDistinct['transfer-encoding'])
    return err({ status: 400, text: 'The length of the request cannot be read.' })
  const [path = ''] = target.split('?', 1)
  const url = `${publicUrl ?? `http://${host}`}${target}`
  if (!target.startsWith('/') || !canDecode(path) || !URL.canParse(url))
    return err({ status: 400, text: 'The address cannot be read.' })
  return ok({ method, url })
}

const forwardedFor = 'x-forwarded-for'

/** Who a request comes from, as `clientHeader` names them. */
export const clientOf = (incoming: IncomingMessage, isTrusted: (address: string) => boolean): string =>
  clientAddress(
    incoming.socket.remoteAddress,
    [incoming.headers[forwardedFor] ?? []].flat().join(','),
    isTrusted,
  )

const headersOf = (incoming: IncomingMessage, isTrusted: (address: string) => boolean): Headers => {
  const headers = new Headers()
  for (const [name, value = []] of Object.entries(incoming.headers))
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  headers.set(clientHeader, clientOf(incoming, isTrusted))
  return headers
}

/** Reads a body up to a bound; one that is larger comes back in part, and none whose client has too many under way. */
const bodyOf = async (
  incoming: IncomingMessage,
  maxBytes: number,
  take: TakeBytes,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const read: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false })
  for await (const chunk of read) {
    if (!take(chunk.byteLength)) return undefined
    chunks.push(chunk)
    bytes += chunk.byteLength
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks)
}

/** Aborts when the client goes before the response is written, so that work for it can end. */
export const clientSignal = (outgoing: ServerResponse): AbortSignal => {
  const controller = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort()
  })
  return controller.signal
}

/** The request of a body that is too large, which calls refuse by its length in the words of the contract. */
const withoutBody = (url: string, init: RequestInit & { headers: Headers }, bytes: number) => {
  if (!isCallPath(new URL(url).pathname)) return err(tooLarge)
  init.headers.set('content-length', String(bytes))
  return ok(new Request(url, init))
}

/**
 * Makes the web-standard request of a node one; the client's address comes along as a header. Rejects when the client
 * goes away before its body has come, and where it is cut off since that takes too long. A body that says that it is too large is not read.
 */
export const webRequest = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, url }: RequestHead,
  isTrustedProxy: (address: string) => boolean,
  bodies: BodyBudgets,
): Promise<Result<Request, Refusal>> => {
  const headers = headersOf(incoming, isTrustedProxy)
  const init = { method, headers, signal: clientSignal(outgoing) }
  if (method === 'GET' || method === 'HEAD') return ok(new Request(url, init))
  const { kind, bytes, deadlineMs } = bodyLimitOf({ method, url })
  const told = Number(incoming.headers['content-length'] ?? 0)
  if (told > bytes) return withoutBody(url, init, told)
  const late = setTimeout(() => refuse(outgoing, tooSlow), deadlineMs)
  try {
    const body = await bodyOf(incoming, bytes, bodies(headers.get(clientHeader) ?? '', outgoing, kind))
    if (!body) return err(tooMany)
    return body.length > bytes ? withoutBody(url, init, body.length) : ok(new Request(url, { ...init, body }))
  } finally {
    clearTimeout(late)
  }
}
