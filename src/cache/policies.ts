/** What a cache holds and for how long; `docs/caches.md` is the table of all of them. */
export type CachePolicy = {
  /** What an entry is. */
  holds: string
  key: string
  /** Most entries, or most bytes of all entries together; the least recently used go first. */
  bound: { entries: number } | { bytes: number }
  /** How long an entry is good. */
  life: string
  /** Milliseconds after which an entry is dropped, where time alone decides. */
  lifeMs?: number
  /** What takes an entry out, or makes it useless, before. */
  invalidation: string
}

const megabyte = 1024 * 1024

/** The caches of a process. */
export const cachePolicies = {
  'remote content': {
    holds: 'the last good response of a content service, read',
    key: 'address',
    bound: { bytes: 64 * megabyte },
    life: 'fresh for 2 s; served while it is refreshed for 60 s; stands in for a service that is down without limit',
    invalidation: 'the next good response, a 404, the instant at which a schedule changes it',
  },
  'absent content': {
    holds: 'that a content service has no such entry',
    key: 'address',
    bound: { entries: 2_000 },
    life: 'fresh for 2 s; served while it is refreshed for 60 s',
    invalidation: 'the next good response, the instant at which a schedule changes it',
  },
} as const satisfies Record<string, CachePolicy>

export type CacheName = keyof typeof cachePolicies
