export type Turn = { leave: () => void }

/** Lets `atOnce` callers in, makes `mostWaiting` wait in line, and turns the others away with undefined. */
export const createTurnstile = (atOnce: number, mostWaiting: number) => {
  let inside = 0
  const waiting: (() => void)[] = []

  const turn: Turn = {
    leave: () => {
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    },
  }

  return {
    enter: async (): Promise<Turn | undefined> => {
      if (inside < atOnce) {
        inside += 1
        return turn
      }
      if (waiting.length >= mostWaiting) return undefined
      await new Promise<void>((resolve) => waiting.push(resolve))
      return turn
    },
  }
}
