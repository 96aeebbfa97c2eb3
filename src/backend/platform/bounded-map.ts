/** A map that forgets what was not used for longest when it grows over its bound. */
export const boundedMap = <V>(most: number) => {
  const entries = new Map<string, V>()
  return {
    get: (key: string): V | undefined => {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set: (key: string, value: V): void => {
      entries.delete(key)
      entries.set(key, value)
      const [oldest] = entries.keys()
      if (entries.size > most && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key: string): void => {
      entries.delete(key)
    },
  }
}

export type BoundedMap<V> = ReturnType<typeof boundedMap<V>>
