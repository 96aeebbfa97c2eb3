import type { AdapterDefinition } from '#src/canvas/adapters/define-adapter.ts'
import { canvasHttp } from './canvas-http/canvas-http.ts'
import { contentful } from './contentful/contentful.ts'
import { localFiles } from './local-files/local-files.ts'

/** Every content adapter there is; `CONTENT_ADAPTER` chooses one by its name. */
export const contentAdapters: readonly AdapterDefinition[] = [localFiles, canvasHttp, contentful]
