type Entry<T> = { at: number; value: Promise<T>; untils: readonly string[] }

/** How long a response serves every visitor, in milliseconds. */
const freshMs = 1_000
const maxEntries = 1_000

/**
 * Remembers responses that say nothing of the visitor: each serves all for a second, as the same object, but not beyond the
 * first of the ISO instants that `untilsOf` reads in it. One that fails is asked for again.
 */
export const createShortLivedCache = <T>(untilsOf: (value: T) => readonly string[] = () => []) => {
  const entries = new Map<string, Entry<T>>()

  const isFresh = ({ at, untils }: Entry<T>, now: number, instant: string): boolean =>
    now - at < freshMs && untils.every((until) => Date.parse(instant) < Date.parse(until))

  return (key: string, instant: string, load: () => Promise<T>): Promise<T> => {
    const known = entries.get(key)
    const now = performance.now()
    if (known && isFresh(known, now, instant)) return known.value
    if (!known && entries.size >= maxEntries) entries.clear()
    const entry: Entry<T> = { at: now, value: load(), untils: [] }
    entries.set(key, entry)
    entry.value.then(
      (value) => (entry.untils = untilsOf(value)),
      () => entries.delete(key),
    )
    return entry.value
  }
}
