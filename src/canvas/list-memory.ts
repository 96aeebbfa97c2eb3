import type { ContentEntry } from './content-entry.ts'
import { Timeline } from '#src/base/timeline.ts'

type Kept<Answer> = { answer: Answer; since: number; until: number }

/** Makes an answer from a site's entries, or gives the one made before. */
export type ListMemory<Answer> = (
  entries: readonly ContentEntry[],
  question: string,
  instant: string,
  make: (timeline: Timeline) => Answer,
) => Answer

/** Questions that are asked without end must not fill the memory. */
const mostQuestions = 500

/**
 * Keeps answers that are made from a site's entries: the same question gets the same object, as long as the list of
 * entries is the same object and no schedule changes what shows.
 */
export const createListMemory = <Answer>(): ListMemory<Answer> => {
  const lists = new WeakMap<readonly ContentEntry[], Map<string, Kept<Answer>>>()
  return (entries, question, instant, make) => {
    const answers = lists.get(entries) ?? new Map<string, Kept<Answer>>()
    lists.set(entries, answers)
    const known = answers.get(question)
    const timeline = new Timeline(instant)
    if (known && known.since <= timeline.now && timeline.now < known.until) return known.answer
    const answer = make(timeline)
    if (answers.size >= mostQuestions) answers.clear()
    answers.set(question, { answer, since: timeline.since, until: timeline.until })
    return answer
  }
}
