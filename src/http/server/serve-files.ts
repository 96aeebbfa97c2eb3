import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

/** Answers a request for a file, or calls `next` where there is none. */
export type ServeFile = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

const hashedFiles = /^\/_astro\//
const oneYear = 'public, max-age=31536000, immutable'

const isReadableRange = (range: string): boolean => {
  const [, start = '', end = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? []
  return start !== '' && (end === '' || Number(start) <= Number(end))
}

/** Serves a folder's files, compressed where the build has prepared that. */
export const createServeFile = (folder: URL): ServeFile => {
  const serve = sirv(fileURLToPath(folder), {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (outgoing, pathname) => {
      outgoing.setHeader('cache-control', hashedFiles.test(pathname) ? oneYear : 'public, max-age=3600')
    },
  })
  return (incoming, outgoing, next) => {
    // sirv opens a range that ends before it begins, and throws; a server may ignore any range (RFC 9110, 14.2).
    if (!isReadableRange(incoming.headers.range ?? '')) delete incoming.headers.range
    // It pipes the file, and a pipe neither closes the file of a client that has gone nor hears of read errors.
    outgoing.once('pipe', (file) => {
      outgoing.once('close', () => file.destroy())
      file.once('error', () => outgoing.destroy())
    })
    serve(incoming, outgoing, next)
  }
}
