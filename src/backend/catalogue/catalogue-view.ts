import type { Site } from '#src/contract/sites.ts'

/** Through which shop front, and as of which ISO instant, the catalogue is seen. */
export type View = { site: Site; instant: string }
