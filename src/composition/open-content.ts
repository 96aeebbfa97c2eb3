import type { Logger } from 'pino'
import { randomId } from '#src/base/ids.ts'
import type { ContentAdapter } from '#src/canvas/content-adapter.ts'
import { createCanvasHttp } from '#content-adapters/canvas-http/canvas-http.ts'
import { createContentful } from '#content-adapters/contentful/contentful.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import type { Environment } from './environment.ts'

/** Opens the content adapter that the environment asks for. */
export const openContent = (environment: Environment, log: Logger): ContentAdapter => {
  const { CONTENT_ORIGIN, CONTENT_ADAPTER = CONTENT_ORIGIN ? 'canvas-http' : 'local-files' } = environment
  const remote = {
    fetch: createRemoteFetch({ service: 'content', log }),
    log: (fault: object) => log.error(fault, 'content service failed'),
  }
  switch (CONTENT_ADAPTER) {
    case 'local-files':
      return createLocalFiles({
        folder: environment.CONTENT_FOLDER,
        log: (fault) => log.error(fault, 'content file unreadable'),
      })
    case 'canvas-http':
      return createCanvasHttp({
        origin: CONTENT_ORIGIN ?? '',
        ...remote,
        newId: randomId,
        accessKey: environment.CONTENT_ACCESS_KEY,
      })
    case 'contentful':
      return createContentful({
        ...remote,
        space: environment.CONTENTFUL_SPACE ?? '',
        environment: environment.CONTENTFUL_ENVIRONMENT,
        deliveryToken: environment.CONTENTFUL_DELIVERY_TOKEN ?? '',
        previewToken: environment.CONTENTFUL_PREVIEW_TOKEN,
        deliveryOrigin: environment.CONTENTFUL_DELIVERY_ORIGIN,
        previewOrigin: environment.CONTENTFUL_PREVIEW_ORIGIN,
        locales: environment.CONTENTFUL_LOCALES,
      })
  }
}
