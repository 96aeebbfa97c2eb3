import { cachePolicies, type CacheName } from './cache-policies.ts'

/** Names of caches whose entries live as long as the object they are made of. */
export type DerivedCacheName = {
  [Name in CacheName]: (typeof cachePolicies)[Name]['bound'] extends { perSource: number } ? Name : never
}[CacheName]

export type DerivedCache<Source extends object, Value> = {
  get: (source: Source, key?: string) => Value | undefined
  set: (source: Source, value: Value, key?: string) => void
}

/**
 * Opens a cache of what is made of objects: entries go with their source, so nothing has to invalidate them. Of one source
 * a policy bounds the entries; the one made first goes first.
 */
export const createDerivedCache = <Source extends object, Value>(
  name: DerivedCacheName,
): DerivedCache<Source, Value> => {
  const { perSource } = cachePolicies[name].bound
  const bySource = new WeakMap<Source, Map<string, Value>>()
  return {
    get: (source, key = '') => bySource.get(source)?.get(key),
    set: (source, value, key = '') => {
      const values = bySource.get(source) ?? new Map<string, Value>()
      bySource.set(source, values)
      values.set(key, value)
      const [first] = values.keys()
      if (values.size > perSource && first !== undefined) values.delete(first)
    },
  }
}
