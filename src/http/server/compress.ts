import { promisify } from 'node:util'
import zlib, { constants } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

const brotli = promisify(zlib.brotliCompress)
const brotliBack = promisify(zlib.brotliDecompress)
const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)
const zstd = promisify(zlib.zstdCompress)
const zstdBack = promisify(zlib.zstdDecompress)
/** How often the bytes are sent: for once, they should be quick to make; often, small; always, as small as can be, which takes a hundred times as long. */
export type CompressedFor = 'once' | 'often' | 'always'

const brotliQuality: Record<CompressedFor, number> = {
  once: 3,
  often: 5,
  always: constants.BROTLI_MAX_QUALITY,
}

/** A window of 128 kB holds a page; the default of 4 MB costs more to set up than to use. */
const windowBits = 17
const brotliOptions = (bytes: number, use: CompressedFor) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[use],
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})
/** Told the size, it sets up tables no larger than that needs. */
const zstdOptions = (bytes: number) => ({
  pledgedSrcSize: bytes,
  params: { [constants.ZSTD_c_compressionLevel]: 3 },
})

const compressibleType = /^(?:text\/|application\/(?:json|ld\+json|manifest\+json|xml|javascript)|image\/svg)/
/** Below this size the headers cost more than the bytes saved. */
const smallest = 1024

export type Encoding = 'br' | 'zstd' | 'gzip'

/** Those that cost least to make come first: for what is sent once. */
const quickest: readonly Encoding[] = ['zstd', 'br', 'gzip']
/** Those that come out smallest come first: for what is sent often. */
export const smallestFirst: readonly Encoding[] = ['br', 'zstd', 'gzip']

/** Whether compressing a body pays. */
export const pays = (contentType: string | null, bytes: number): boolean =>
  bytes >= smallest && compressibleType.test(contentType ?? '')

/** Of these encodings those that a client accepts: what it likes more matters less than the order here. */
export const acceptedEncodings = (
  acceptEncoding: string | undefined,
  offered: readonly Encoding[],
): readonly Encoding[] => {
  const accepted = parseAccept(acceptEncoding ?? '')
  // Whoever accepts anything may not know the newer ones.
  const qualityOf = (name: Encoding): number =>
    (
      accepted.find(({ type }) => type === name) ??
      accepted.find(({ type }) => type === '*' && name === 'gzip')
    )?.q ?? 0
  return offered.filter((name) => qualityOf(name) > 0)
}

/** The encoding for a body that is sent once; undefined sends it as it is. */
export const encodingFor = (
  acceptEncoding: string | undefined,
  contentType: string | null,
  bytes: number,
): Encoding | undefined =>
  pays(contentType, bytes) ? acceptedEncodings(acceptEncoding, quickest)[0] : undefined

/** Compresses off the main thread. */
export const compress = (body: Buffer, encoding: Encoding, use: CompressedFor): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return brotli(body, brotliOptions(body.length, use))
    case 'zstd':
      return zstd(body, zstdOptions(body.length))
    case 'gzip':
      return gzip(body, { level: 6 })
  }
}

/** Gives back what `compress` took, off the main thread. */
export const decompress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return brotliBack(bytes)
    case 'zstd':
      return zstdBack(bytes)
    case 'gzip':
      return gunzip(bytes)
  }
}
