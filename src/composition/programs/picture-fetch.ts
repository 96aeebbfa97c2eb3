import type { Log } from '#src/base/log.ts'
import { maxOriginalBytes } from '#src/backend/pictures/originals.ts'
import { createRemoteFetch } from '#src/remote/remote-fetch.ts'

/** Originals are held in memory until they are whole, so few are under way at once. */
const concurrency = 4

/** A `fetch` for originals of pictures, apart from content, so that trouble with either leaves the other alone. */
export const createPictureFetch = (log: Log): typeof fetch =>
  createRemoteFetch({ service: 'pictures', log, concurrency, maxBytes: maxOriginalBytes })
