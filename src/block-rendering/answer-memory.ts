type Answer<T> = { at: number; value: Promise<T>; untils: readonly string[] }

/** How long an answer serves every visitor, in milliseconds. */
const freshMs = 1_000
const mostAnswers = 1_000

/**
 * Remembers answers that say nothing of the visitor: each serves all for a second, as the same object, but not beyond the
 * first of the ISO instants that `untilsOf` reads in it. One that fails is asked for again.
 */
export const createAnswerMemory = <T>(untilsOf: (value: T) => readonly string[] = () => []) => {
  const answers = new Map<string, Answer<T>>()

  const isFresh = ({ at, untils }: Answer<T>, now: number, instant: string): boolean =>
    now - at < freshMs && untils.every((until) => Date.parse(instant) < Date.parse(until))

  return (key: string, instant: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key)
    const now = performance.now()
    if (known && isFresh(known, now, instant)) return known.value
    if (!known && answers.size >= mostAnswers) answers.clear()
    const answer: Answer<T> = { at: now, value: ask(), untils: [] }
    answers.set(key, answer)
    answer.value.then(
      (value) => (answer.untils = untilsOf(value)),
      () => answers.delete(key),
    )
    return answer.value
  }
}
