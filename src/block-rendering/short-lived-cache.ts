import { createCache, type Ticks } from '#src/cache/cache.ts'

type Entry<T> = { value: Promise<T>; untils: readonly string[] }

/**
 * Remembers responses that say nothing of the visitor: each serves all for a second, as the same object, but not beyond the
 * first of the ISO instants that `untilsOf` reads in it. One that fails is asked for again.
 */
export const createShortLivedCache = <T>(
  untilsOf: (value: T) => readonly string[] = () => [],
  now?: Ticks,
) => {
  const entries = createCache<Entry<T>>('block data', now)

  const holds = ({ untils }: Entry<T>, instant: string): boolean =>
    untils.every((until) => Date.parse(instant) < Date.parse(until))

  return (key: string, instant: string, load: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    if (known && holds(known, instant)) return known.value
    const entry: Entry<T> = { value: load(), untils: [] }
    entries.set(key, entry)
    entry.value.then(
      (value) => (entry.untils = untilsOf(value)),
      () => entries.delete(key),
    )
    return entry.value
  }
}
