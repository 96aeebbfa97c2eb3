import { createHash } from 'node:crypto'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'
import { createCache } from '#src/cache/cache.ts'
import type { ErrorId } from '#src/contract/errors.ts'
import type { FetchedOriginals, OriginalFile } from './originals.ts'
import type { PictureCache } from './picture-cache.ts'
import type { PictureColors } from './picture-colors.ts'
import type { PictureJob } from './picture-job.ts'
import type { Outcome, PictureProcess } from './picture-process.ts'
import type { Patience, PictureQueue } from './picture-queue.ts'
import { createSingleFlight } from './single-flight.ts'

export type PictureMakerOptions = {
  own: (publicId: string) => Promise<OriginalFile | undefined>
  fetched: FetchedOriginals
  /** In which originals are fetched; apart from the drawing queue, since they wait for others. */
  downloads: PictureQueue
  cache: PictureCache
  colors: PictureColors
  queue: PictureQueue
  process: PictureProcess
  /** How many pictures that are not there one client may ask for. */
  misses: RateLimiter
  log: { warn: (entry: object, message: string) => void }
}

/** A picture by its public id and what is made of it, in the very format. */
export type WantedPicture = Pick<PictureJob, 'publicId' | 'transformation'>

export type PictureMaker = {
  /** The picture's bytes, or why there are none. `client` is told apart by `clientHeader`; null within this process. */
  picture: (
    wanted: WantedPicture,
    signal: AbortSignal,
    client: string | null,
  ) => Promise<Uint8Array | ErrorId>
  /** The same, when no visitor waits for another picture. */
  prepare: (wanted: WantedPicture, signal: AbortSignal) => Promise<Uint8Array | ErrorId>
}

/** Raised when what is made of the same original changes, so that kept pictures are made anew. */
const renderingVersion = 2

const keyOf = (wanted: WantedPicture, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([renderingVersion, version, wanted.publicId, wanted.transformation]))
    .digest('hex')

/**
 * Has each picture made once for all who ask at the same time, in the picture process, and kept on disk. An original is a
 * file of the merchant's, else a drawing of the shop, else what lies with the content service.
 */
export const createPictureMaker = (options: PictureMakerOptions): PictureMaker => {
  const { own, fetched, downloads, cache, colors, queue, process, misses, log } = options
  const absent = createCache<ErrorId>('absent pictures')
  const flight = createSingleFlight<Uint8Array | ErrorId>()

  const bytesOf = (outcome: Outcome | undefined, { publicId }: WantedPicture): Uint8Array | ErrorId => {
    switch (outcome?.kind) {
      case 'made':
        return outcome.bytes
      case 'missing':
        return 'PIC404'
      case 'unreadable':
        log.warn({ publicId, reason: outcome.reason }, 'picture unreadable')
        return 'PIC422'
      case 'failed':
        log.warn({ publicId }, 'the picture process ended before the picture was made')
        return 'PIC503'
      case 'cancelled':
      case undefined:
        return 'PIC503'
    }
  }

  const make = async (
    wanted: WantedPicture,
    file: OriginalFile | undefined,
    key: string,
    patience: Patience,
  ): Promise<Uint8Array | ErrorId> => {
    const { publicId } = wanted
    const version = file?.version ?? ''
    const wantsColor = !colors.knows(publicId, version)
    const job = { ...wanted, wantsColor, key, ...(file ? { file: file.file } : {}) }
    const outcome = await queue.run(() => process.run(job, patience.signal), patience)
    if (outcome?.kind === 'made' && outcome.color !== undefined)
      colors.learn(publicId, version, outcome.color)
    return bytesOf(outcome, wanted)
  }

  const picture = async (
    wanted: WantedPicture,
    signal: AbortSignal,
    client: string | null,
    isUrgent: boolean,
  ): Promise<Uint8Array | ErrorId> => {
    const { publicId } = wanted
    const ownFile = await own(publicId)
    const key = keyOf(wanted, ownFile?.version ?? '')
    const cached = await cache.read(key)
    if (cached) return cached
    const absentKey = `${publicId} ${ownFile?.version ?? ''}`
    const known = absent.get(absentKey)
    if (known) return known
    if (client !== null && (await misses.isExhausted(client))) return 'GEN429'
    const made = await flight(key, signal, async (wantedStill) => {
      const patience = { signal: wantedStill, isUrgent }
      const file = ownFile ?? (await fetched.cached(publicId))
      const made = await make(wanted, file, key, patience)
      if (made !== 'PIC404' || file) return made
      const remote = await downloads.run(() => fetched.fetch(publicId, wantedStill), patience)
      return remote ? make(wanted, remote, key, patience) : 'PIC404'
    })
    if (made === 'PIC404' || made === 'PIC422') {
      absent.set(absentKey, made)
      if (client !== null) await misses.consume(client)
    }
    return made ?? 'PIC503'
  }

  return {
    picture: (wanted, signal, client) => picture(wanted, signal, client, true),
    prepare: (wanted, signal) => picture(wanted, signal, null, false),
  }
}
