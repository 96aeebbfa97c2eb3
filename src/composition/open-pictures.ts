import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Logger } from 'pino'
import { randomId } from '#src/base/ids.ts'
import { createCleanPicture } from '#src/backend/pictures/clean-picture.ts'
import {
  createFetchedOriginals,
  createOwnOriginals,
  type RemoteOriginal,
} from '#src/backend/pictures/originals.ts'
import { createPictureColors } from '#src/backend/pictures/picture-colors.ts'
import { createPictureCache } from '#src/backend/pictures/picture-cache.ts'
import { createPictureMaker } from '#src/backend/pictures/picture-maker.ts'
import { createPictureProcess } from '#src/backend/pictures/picture-process.ts'
import { createPictureQueue } from '#src/backend/pictures/picture-queue.ts'
import { createPictures } from '#src/backend/pictures/pictures.ts'
import { preparePictures } from '#src/backend/pictures/prepare-pictures.ts'
import { projectPath } from '#src/backend/platform/project-path.ts'
import { createRateLimiters } from '#src/backend/platform/limits/rate-limiter.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { remotePictures } from '#src/canvas/adapters/remote-pictures.ts'
import type { SignatureOf } from '#src/rules/pictures/picture-place.ts'
import type { Environment } from './environment/environment.ts'
import { createPictureFetch } from './programs/picture-fetch.ts'
import { onlyWorker, shareOf, type Worker } from './workers/worker.ts'

type PictureSettings = Pick<Environment, 'WELT_DATA' | 'CONTENT_PICTURE_ORIGINS' | 'RATE_LIMIT_SCALE'>

/** Most that made pictures take on disk. */
const cacheBytes = 1024 ** 3
/** Pictures that all workers make at a time: one processor is left to the shop itself. */
const concurrency = Math.min(Math.max(availableParallelism() - 1, 1), 4)
/** Pictures that wait to be made in all workers, four pages full of new ones; more are asked to come again. */
const maxWaiting = 240
const downloadsAtOnce = 4
/** Pictures of shoppers that wait to be made anew in all workers: each keeps the whole case that it is of in memory. */
const maxUncleanWaiting = 4
/** A picture of a shopper that takes longer, in milliseconds, is none that a camera makes. */
const cleaningPatience = { deadlineMs: 20_000, idleMs: 60_000 }
/** Pictures that are not there, for one client: more than pages with dead pictures make a household ask for. */
const misses = { points: 300, seconds: 60 }

/**
 * Opens what serves pictures: the merchant's own from the data folder, the demo shop's drawings, and those of the content
 * service. All of them are drawn, decoded and encoded in a process of its own.
 */
export const openPictures = (
  { WELT_DATA, CONTENT_PICTURE_ORIGINS, RATE_LIMIT_SCALE }: PictureSettings,
  content: ContentAdapter,
  signatureOf: SignatureOf,
  log: Logger,
  worker: Worker = onlyWorker,
) => {
  const folder = path.join(WELT_DATA, 'picture-cache')
  const atOrigins = remotePictures(CONTENT_PICTURE_ORIGINS, createPictureFetch(log))
  const original: RemoteOriginal = async (publicId, signal) =>
    (await atOrigins(publicId, signal)) ?? content.originalPicture?.(publicId, signal)
  const cache = createPictureCache(folder, cacheBytes)
  const colors = createPictureColors(path.join(WELT_DATA, 'picture-colors.jsonl'))
  const program = projectPath('src/composition/programs/picture-program.ts')
  const programArguments = [folder, String(cacheBytes)]
  const process = createPictureProcess(program, programArguments)
  const cleaning = createPictureProcess(program, programArguments, cleaningPatience)
  const maker = createPictureMaker({
    own: createOwnOriginals(path.join(WELT_DATA, 'pictures')),
    fetched: createFetchedOriginals(folder, original, cache.grew),
    downloads: createPictureQueue(shareOf(worker, downloadsAtOnce), shareOf(worker, maxWaiting)),
    cache,
    colors,
    queue: createPictureQueue(shareOf(worker, concurrency), shareOf(worker, maxWaiting)),
    process,
    // What a miss costs, it costs this process.
    misses: createRateLimiters(undefined, RATE_LIMIT_SCALE)('missingPictures', misses),
    log,
  })
  const pictures = createPictures({ maker, signatureOf, newId: randomId })
  const closing = new AbortController()
  return {
    answer: pictures.answer,
    colorOf: colors.of,
    /** Makes a picture that a shopper sent anew. */
    clean: createCleanPicture(cleaning, createPictureQueue(1, shareOf(worker, maxUncleanWaiting))),
    /** Makes what first visitors will ask for, from a home page on; `page` gives the HTML of the shop's pages. */
    prepareFor: (home: string, page: (path: string) => Promise<string>): Promise<void> =>
      preparePictures(home, { page, prepare: pictures.prepare, signal: closing.signal }),
    close: (): void => {
      closing.abort()
      process.close()
      cleaning.close()
    },
  }
}

export type Pictures = ReturnType<typeof openPictures>
