import { createCanvasHttp } from '#content-adapters/canvas-http/canvas-http.ts'
import { createContentful } from '#content-adapters/contentful/contentful.ts'
import { createLocalFiles } from '#content-adapters/local-files/local-files.ts'
import type { ContentAdapter } from '#src/canvas/adapters/content-adapter.ts'
import { accessKey, startContentService } from './content-service.ts'
import { startContentfulService } from './contentful-service.ts'

/** The instant at which the content services of these tests stand. */
export const noon = '2026-06-01T12:00:00.000Z'

/** An adapter, opened on a folder of content files, with what to do when it is no longer needed. */
export type Opened = { adapter: ContentAdapter; close: () => Promise<void> }

const quiet = { log: () => undefined, fetch, fetchPicture: fetch, freshMs: 0, staleMs: 0, deadlineMs: 10_000 }

const localFiles = (folder: string): ContentAdapter =>
  createLocalFiles({ folder, log: () => undefined, trustMs: 0 })

/** Every content adapter; each has to pass the same tests. */
export const adaptersUnderTest: Record<string, (folder: string) => Promise<Opened>> = {
  'local-files': async (folder) => ({ adapter: localFiles(folder), close: async () => undefined }),

  'canvas-http': async (folder) => {
    const { origin, close } = await startContentService(localFiles(folder), noon)
    return {
      adapter: createCanvasHttp({ ...quiet, origin, accessKey, newId: () => 'id' }),
      close,
    }
  },

  contentful: async (folder) => {
    const { origin, close } = await startContentfulService(folder, 'token')
    const adapter = createContentful({
      ...quiet,
      space: 'shoes',
      environment: 'master',
      deliveryToken: 'token',
      previewToken: 'token',
      deliveryOrigin: origin,
      previewOrigin: origin,
    })
    return { adapter, close }
  },
}
