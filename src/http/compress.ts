import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** A window of 64 kB holds a page; the default of 4 MB costs more to set up than to use. */
const windowBits = 16
const brotliOptions = (bytes: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

const compressibleType = /^(?:text\/|application\/(?:json|ld\+json|manifest\+json|xml|javascript)|image\/svg)/
/** Below this size the headers cost more than the bytes saved. */
const smallest = 1024

/** Those offered, the better first: what a client likes more matters less than the bytes. */
const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The best encoding that a client accepts and that pays for this body; undefined sends it as it is. */
export const encodingFor = (
  acceptEncoding: string | undefined,
  contentType: string | null,
  bytes: number,
): Encoding | undefined => {
  if (bytes < smallest || !compressibleType.test(contentType ?? '')) return undefined
  const accepted = parseAccept(acceptEncoding ?? '')
  const qualityOf = (name: string): number =>
    (accepted.find(({ type }) => type === name) ?? accepted.find(({ type }) => type === '*'))?.q ?? 0
  const [best] = encodings.filter((name) => qualityOf(name) > 0)
  return best
}

/** Compresses off the main thread. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliOptions(body.length)) : gzipped(body, { level: 6 })
