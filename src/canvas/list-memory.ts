import type { ContentEntry } from './content-entry.ts'
import { Timeline } from '#src/base/timeline.ts'
import { createDerivedCache } from '#src/cache/derived-cache.ts'

type Kept<Answer> = { answer: Answer; since: number; until: number }

/** Makes an answer from a site's entries, or gives the one made before. */
export type ListMemory<Answer> = (
  entries: readonly ContentEntry[],
  question: string,
  instant: string,
  make: (timeline: Timeline) => Answer,
) => Answer

/**
 * Keeps answers that are made from a site's entries: the same question gets the same object, as long as the list of
 * entries is the same object and no schedule changes what shows.
 */
export const createListMemory = <Answer>(): ListMemory<Answer> => {
  const lists = createDerivedCache<readonly ContentEntry[], Kept<Answer>>('content lists')
  return (entries, question, instant, make) => {
    const known = lists.get(entries, question)
    const timeline = new Timeline(instant)
    if (known && known.since <= timeline.now && timeline.now < known.until) return known.answer
    const answer = make(timeline)
    lists.set(entries, { answer, since: timeline.since, until: timeline.until }, question)
    return answer
  }
}
