import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { streamedHeader } from '#src/contract/headers.ts'
import { acceptedEncodings, compress, encodingFor } from './compress.ts'

/** The tag of a page's text, whatever it is compressed by. */
export const weakTag = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`

export const isMatch = (ifNoneMatch: string | undefined, tag: string): boolean =>
  ifNoneMatch !== undefined && ifNoneMatch.split(',').some((one) => one.trim() === tag || one.trim() === '*')

const copyHeaders = (from: Response, to: ServerResponse): void => {
  for (const [name, value] of from.headers) if (name !== 'set-cookie') to.setHeader(name, value)
  const cookies = from.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
}

const isRevalidated = (incoming: IncomingMessage, response: Response): boolean =>
  (incoming.method === 'GET' || incoming.method === 'HEAD') &&
  response.status === 200 &&
  !/no-store/.test(response.headers.get('cache-control') ?? '')

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/** Writes a long response as it is made, no faster than its client takes it. */
const sendPieces = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> => {
  const { body } = response
  copyHeaders(response, outgoing)
  outgoing.removeHeader(streamedHeader)
  outgoing.statusCode = response.status
  outgoing.appendHeader('vary', 'Accept-Encoding')
  const [encoding] = acceptedEncodings(incoming.headers['accept-encoding'], ['gzip'])
  if (encoding) outgoing.setHeader('content-encoding', encoding)
  if (incoming.method === 'HEAD' || !body) {
    await body?.cancel()
    outgoing.end()
    return
  }
  const pieces = piecesOf(body)
  await (encoding ? pipeline(pieces, createGzip(), outgoing) : pipeline(pieces, outgoing))
}

/**
 * Writes a response whole: tagged, answered with 304 where the client has it, compressed where that pays.
 * Pages are small and rendered in a few milliseconds, so nothing is won by streaming them and the tag is. What may be too long to
 * be held says so in a header, and is sent in pieces.
 */
export const sendResponse = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> => {
  if (response.headers.has(streamedHeader)) return sendPieces(incoming, outgoing, response)
  const body = Buffer.from(await response.arrayBuffer())
  copyHeaders(response, outgoing)
  outgoing.statusCode = response.status
  // What is left unread of a body that was too large would be taken for the connection's next request.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  // A page that leaves out its own body for HEAD says nothing of what it would send.
  const isLeftOut = incoming.method === 'HEAD' && body.length === 0
  if (isRevalidated(incoming, response) && !isLeftOut) {
    const tag = response.headers.get('etag') ?? weakTag(body)
    outgoing.setHeader('etag', tag)
    if (isMatch(incoming.headers['if-none-match'], tag)) {
      outgoing.statusCode = 304
      outgoing.removeHeader('content-type')
      outgoing.removeHeader('content-length')
      outgoing.end()
      return
    }
  }
  const type = response.headers.get('content-type')
  const encoding = encodingFor(incoming.headers['accept-encoding'], type, body.length)
  if (body.length > 0) outgoing.appendHeader('vary', 'Accept-Encoding')
  if (encoding) outgoing.setHeader('content-encoding', encoding)
  const bytes = encoding ? await compress(body, encoding, 'once') : body
  if (!isLeftOut) outgoing.setHeader('content-length', bytes.length)
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
}
