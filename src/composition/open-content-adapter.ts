import type { Logger } from 'pino'
import { randomId } from '#src/base/ids.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import type { Environment } from './environment/environment.ts'
import { createPictureFetch } from './programs/picture-fetch.ts'

/** Opens the content adapter that the environment asks for. */
export const openContent = ({ openAdapter }: Environment, log: Logger): ContentAdapter =>
  openAdapter({
    fetch: createRemoteFetch({ service: 'content', log }),
    fetchPicture: createPictureFetch(log),
    newId: randomId,
    log: (fault) => log.error(fault, 'content unreadable'),
  })
