import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** An original as a file; the version changes when the file does. */
export type OriginalFile = { file: string; version: string }
export type FetchedOriginals = ReturnType<typeof createFetchedOriginals>

/** Streams an original that lies elsewhere; undefined for what cannot be had. */
export type RemoteOriginal = (
  publicId: string,
  signal: AbortSignal,
) => Promise<AsyncIterable<Uint8Array> | undefined>

/** Largest original that is read or fetched, in bytes. */
export const maxOriginalBytes = 50 * 1024 * 1024

const fileAt = async (file: string): Promise<OriginalFile | undefined> => {
  const facts = await stat(file).catch(() => undefined)
  if (!facts?.isFile() || facts.size > maxOriginalBytes) return undefined
  return { file, version: `${facts.mtimeMs} ${facts.size}` }
}

const limited = (): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.byteLength
      done(bytes > maxOriginalBytes ? new Error('the original is too large') : null, chunk)
    },
  })
}

/** A merchant's own pictures, by public id below a folder. */
export const createOwnOriginals =
  (folder: string) =>
  (publicId: string): Promise<OriginalFile | undefined> =>
    fileAt(path.join(folder, publicId))

/** Fetches originals that lie elsewhere into a folder, once each, streamed and bounded in bytes. */
export const createFetchedOriginals = (
  folder: string,
  fetchOriginal: RemoteOriginal,
  onFetched: (bytes: number) => Promise<void>,
) => {
  const pathOf = (publicId: string): string =>
    path.join(folder, `original-${createHash('sha256').update(publicId).digest('hex')}`)

  const fetchTo = async (file: string, publicId: string, signal: AbortSignal): Promise<void> => {
    const stream = await fetchOriginal(publicId, signal)
    if (!stream) return
    await mkdir(folder, { recursive: true })
    const unfinished = `${file}.${crypto.randomUUID()}.part`
    try {
      await pipeline(stream, limited(), createWriteStream(unfinished), { signal })
      await rename(unfinished, file)
      await onFetched((await stat(file)).size)
    } finally {
      await rm(unfinished, { force: true })
    }
  }

  return {
    cached: (publicId: string) => fileAt(pathOf(publicId)),
    fetch: async (publicId: string, signal: AbortSignal): Promise<OriginalFile | undefined> => {
      await fetchTo(pathOf(publicId), publicId, signal).catch(() => undefined)
      return fileAt(pathOf(publicId))
    },
  }
}
