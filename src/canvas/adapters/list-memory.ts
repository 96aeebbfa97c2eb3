import type { ContentEntry } from '../entries/content-entry.ts'
import { deepFreeze } from '#src/base/deep-freeze.ts'
import { Timeline } from '#src/base/timeline.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'

type Stored<List> = { list: List; since: number; until: number }

/** Makes a list from a site's entries, or gives the one made before. */
export type ListMemory<List> = (
  entries: readonly ContentEntry[],
  query: string,
  instant: string,
  make: (timeline: Timeline) => List,
) => List

/**
 * Stores lists that are made from a site's entries: the same query gets the same object, as long as the list of
 * entries is the same object and no schedule changes what shows.
 */
export const createListMemory = <List>(): ListMemory<List> => {
  const lists = createDerivedCache<readonly ContentEntry[], Stored<List>>('content lists')
  return (entries, query, instant, make) => {
    const known = lists.get(entries, query)
    const timeline = new Timeline(instant)
    if (known && known.since <= timeline.now && timeline.now < known.until) return known.list
    const list = deepFreeze(make(timeline))
    lists.set(entries, { list, since: timeline.since, until: timeline.until }, query)
    return list
  }
}
