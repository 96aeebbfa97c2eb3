import type { Logger } from 'pino'
import { maxOriginalBytes } from '#src/backend/pictures/originals.ts'
import { randomId } from '#src/base/ids.ts'
import type { ContentAdapter } from '#src/canvas/content-adapter.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import type { Environment } from './environment.ts'

/** Originals are held in memory until they are whole, so few are under way at once. */
const pictureBounds = { concurrency: 4, maxBytes: maxOriginalBytes }

/** Opens the content adapter that the environment asks for. */
export const openContent = ({ openAdapter }: Environment, log: Logger): ContentAdapter =>
  openAdapter({
    fetch: createRemoteFetch({ service: 'content', log }),
    fetchPicture: createRemoteFetch({ service: 'pictures', log, ...pictureBounds }),
    newId: randomId,
    log: (fault) => log.error(fault, 'content unreadable'),
  })
