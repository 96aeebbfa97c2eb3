import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

export type Encoding = 'br' | 'gzip'

/** The best encoding that a client accepts and that pays for this body; undefined sends it as it is. */
export const encodingFor = (
  acceptEncoding: string | undefined,
  contentType: string | null,
  bytes: number,
): Encoding | undefined => {
  if (bytes < smallest || !compressibleType.test(contentType ?? '')) return undefined
  const accepted = acceptEncoding ?? ''
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(accepted)) return 'gzip'
  return undefined
}

/** Compresses off the main thread. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, brotliOptions(body.length)) : gzipped(body, { level: 6 })
