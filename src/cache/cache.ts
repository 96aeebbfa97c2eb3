import { LRUCache } from 'lru-cache'
import { cachePolicies, type CacheName, type CachePolicy } from './cache-policies.ts'

type Policies = typeof cachePolicies

type BoundBy<Bound> = {
  [Name in CacheName]: Policies[Name]['bound'] extends Bound ? Name : never
}[CacheName]

/** Names of caches that are bounded by their number of entries, and of those bounded by bytes. */
export type CountedCacheName = BoundBy<{ entries: number }>
export type SizedCacheName = BoundBy<{ bytes: number }>

export type Cache<Value> = {
  /** The value of a key while it is good. */
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  delete: (key: string) => void
  entries: () => Iterable<[string, Value]>
}

/** Milliseconds that only go up. */
export type Ticks = () => number

/** Expiry is checked against a clock that is read at most this often, in milliseconds. */
const ttlResolution = 10

const expiry = (policy: CachePolicy, now: Ticks | undefined) => ({
  ...(policy.lifeMs === undefined ? {} : { ttl: policy.lifeMs, ttlResolution: now ? 0 : ttlResolution }),
  // The library takes an entry made at zero for one that never expires.
  ...(now ? { perf: { now: () => now() + 1 } } : {}),
})

/**
 * Opens a cache that a policy bounds by its number of entries.
 * @param now the clock that expiry goes by, where it is not the process's own
 */
export const createCache = <Value extends object | string | number>(
  name: CountedCacheName,
  now?: Ticks,
): Cache<Value> => {
  const policy = cachePolicies[name]
  return new LRUCache<string, Value>({ max: policy.bound.entries, ...expiry(policy, now) })
}

/**
 * Opens a cache that a policy bounds by the bytes of its entries.
 * @param sizeOf bytes that an entry takes, roughly
 * @param maxBytes in place of the policy's bound, where the merchant sets one
 */
export const createSizedCache = <Value extends object | string>(
  name: SizedCacheName,
  sizeOf: (value: Value, key: string) => number,
  { now, maxBytes }: { now?: Ticks | undefined; maxBytes?: number } = {},
): Cache<Value> => {
  const policy = cachePolicies[name]
  return new LRUCache<string, Value>({
    maxSize: maxBytes ?? policy.bound.bytes,
    sizeCalculation: (value, key) => Math.max(1, sizeOf(value, key)),
    ...expiry(policy, now),
  })
}
